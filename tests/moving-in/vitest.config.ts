import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run test:moving-in`: builds the site twice, so a step may take minutes on a busy machine. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: ['tests/moving-in/*.test.ts'],
    testTimeout: 30 * 60_000,
    // Thousands of files are taken away.
    hookTimeout: 5 * 60_000,
  },
});
