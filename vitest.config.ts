import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const all = 'tests/unit/**/*.test.{ts,tsx}';

/**
 * A test that needs a document says so itself, `// @vitest-environment jsdom`. jsdom takes longer to
 * load than most of them to run: one process loads it once and gives each file a context of its own. Not
 * what draws components (`.tsx`): the helpers of `next/link` are modules that such a context cannot read.
 */
const withDocument = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/unit/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom'));

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // Tests have a house of their own: the demonstration's is replaced by whoever uses the site.
    env: { HOUSE: 'tests/house' },
    // Of two cores vitest would use one.
    maxWorkers: 2,
    // No test judges by the time it takes: a busy machine may be slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As `tests/unit/until.ts` does.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'node', include: [all], exclude: withDocument } },
      {
        extends: true,
        test: {
          name: 'document',
          environment: 'jsdom',
          pool: 'vmForks',
          include: withDocument,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
