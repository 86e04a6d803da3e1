import { defineConfig } from 'vitest/config';

/** The tests of the engine as a mutation run needs them (docs/engine.md, "How it is tested"): each test must be short. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['renderer/engine/{cost,games}/**/*.test.ts'],
    setupFiles: ['renderer/engine/testing/short-properties.ts'],
    bail: 1,
    isolate: false,
  },
});
