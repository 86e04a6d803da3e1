import { rmSync } from 'node:fs';
import { build, buildIsStale } from '../tools/build.ts';
import { electronOnThisMachine } from '../tools/electron.ts';
import { openScreen } from '../tools/screen.ts';
import { stageApp } from '../tools/stage.ts';

/** Once a run: a fresh build, the app laid out for the runtime, and a screen. Tests read where from the environment. */
export default async function setup(): Promise<() => void> {
  if (buildIsStale()) await build();
  const staged = electronOnThisMachine()?.kind === 'closed-network' ? stageApp(`app-e2e-${process.pid}`) : null;
  if (staged !== null) process.env.COSTWISE_STAGED_APP = staged;
  const screen = await openScreen();
  if (screen.display !== null) process.env.DISPLAY = screen.display;
  return () => {
    screen.close();
    if (staged !== null) rmSync(staged, { recursive: true, force: true });
  };
}
