/**
 * All tests: units and components, then end to end in real Electron where a runtime and a build can be had.
 * COSTWISE_E2E=required makes a missing runtime a failure; COSTWISE_E2E=off leaves the end-to-end tests out.
 * The last line is the total: `N passed, N failed` (and `, N skipped`).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, buildIsStale, root } from './build.ts';
import { electronOnThisMachine } from './electron.ts';
import { canHaveScreen } from './screen.ts';

interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
}

const reports = mkdtempSync(join(tmpdir(), 'costwise-test-'));

/** Runs vitest on the projects; a run that ends without a report, or fails outside a test, counts as one failure. */
function vitest(projects: readonly string[], extra: readonly string[]): Totals {
  const report = join(reports, `${projects.join('-')}.json`);
  const outcome = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      // A filter may name files of one kind only.
      ...(extra.length > 0 ? ['--passWithNoTests', ...extra] : []),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  let read: VitestReport;
  try {
    read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const brokenOutsideTests = outcome.status !== 0 && read.numFailedTests === 0 ? 1 : 0;
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + brokenOutsideTests,
    skipped: read.numPendingTests + read.numTodoTests,
  };
}

async function endToEnd(extra: readonly string[]): Promise<Totals> {
  const wanted = process.env.COSTWISE_E2E ?? 'auto';
  if (wanted === 'off') {
    console.log('End-to-end tests left out (COSTWISE_E2E=off).');
    return { passed: 0, failed: 0, skipped: 0 };
  }
  if (electronOnThisMachine() === null || !canHaveScreen()) {
    console.log(
      'End-to-end tests need Electron (npm run runtime makes one for tests, on Linux x64) and a screen or Xvfb: left out.',
    );
    return { passed: 0, failed: wanted === 'required' ? 1 : 0, skipped: 0 };
  }
  if (buildIsStale()) await build();
  return vitest(['e2e'], extra);
}

const extra = process.argv.slice(2);
const parts = [vitest(['unit', 'dom'], extra), await endToEnd(extra)];
rmSync(reports, { recursive: true, force: true });
const total = parts.reduce((sum, part) => ({
  passed: sum.passed + part.passed,
  failed: sum.failed + part.failed,
  skipped: sum.skipped + part.skipped,
}));
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
