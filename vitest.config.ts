import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const all = 'tests/unit/**/*.test.{ts,tsx}';

/** The tests by their files, and what stands in them. */
const files = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/unit/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const pathsOf = (kind: (file: (typeof files)[number]) => boolean) =>
  files.filter(kind).map(({ path }) => path);

/**
 * A test that needs a document says so itself, `// @vitest-environment jsdom`. jsdom takes longer to
 * load than most of them to run: one process loads it once and gives each file a context of its own. Not
 * what draws components (`.tsx`): the helpers of `next/link` are modules that such a context cannot read.
 */
const withDocument = pathsOf(
  ({ path, text }) => path.endsWith('.ts') && text.startsWith('// @vitest-environment jsdom'),
);

/**
 * A test that changes what others see (a module, a global, the clock, the environment) has a process of its own. All
 * others share theirs: to load the modules anew for each of them took three quarters of their time.
 */
const changing =
  /@vitest-environment|vi\.(?!fn\b|waitFor\b)|process\.(?!cwd|execPath|pid)|globalThis/;
const alone = pathsOf(({ path, text }) => !withDocument.includes(path) && changing.test(text));

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // Tests have a house of their own: the demonstration's is replaced by whoever uses the site.
    env: { HOUSE: 'tests/house' },
    // One PostgreSQL for all that want one; the first of them starts it.
    globalSetup: 'tests/databases/one-postgres.ts',
    // Of two cores vitest would use one.
    maxWorkers: 2,
    // No test judges by the time it takes: a busy machine may be slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As `tests/unit/until.ts` does.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [all],
          exclude: [...alone, ...withDocument],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
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
