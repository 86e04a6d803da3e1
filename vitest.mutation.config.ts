import { defineConfig } from 'vitest/config';

/**
 * The tests of the engine as a mutation run needs them (docs/engine.md, "How it is tested"): each test must be short.
 * COSTWISE_GAME limits them to one game's folder, to be used with `--mutate` of the same folder.
 */
const game = process.env.COSTWISE_GAME;

export default defineConfig({
  test: {
    environment: 'node',
    include:
      game === undefined
        ? ['renderer/engine/{cost,games}/**/*.test.ts']
        : [`renderer/engine/games/${game}/**/*.test.ts`, 'renderer/engine/games/*.test.ts'],
    setupFiles: ['renderer/engine/testing/short-properties.ts'],
    bail: 1,
    isolate: false,
  },
});
