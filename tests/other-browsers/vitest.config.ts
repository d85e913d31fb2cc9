import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run test:other-browsers`: one browser a core. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    env: { CONTENT_DIR: 'tests/site' },
    include: ['tests/other-browsers/*.test.ts'],
    globalSetup: 'tests/other-browsers/serve-site.ts',
    maxWorkers: 2,
    // A browser may be slow to start on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
