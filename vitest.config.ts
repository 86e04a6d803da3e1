import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Some tests start the command line or draw a whole screen: a busy machine takes its time. */
const testTimeout = 30_000;

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{db,electron,tools,renderer}/**/*.test.ts'],
          testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          testTimeout,
          include: ['renderer/**/*.test.tsx'],
          setupFiles: ['renderer/shared/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
