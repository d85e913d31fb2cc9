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

/** A test that needs a document says so itself. */
const needsDocument = /^\/\/ @vitest-environment jsdom/;

/**
 * A test that changes what stays changed for the next (a module, the environment, the process) has a process of
 * its own. All others share theirs: to load the modules anew for each of them took three quarters of their time. What
 * they put in the place of a global, a method or the clock is given back after each file (`give-back.ts`).
 */
const lasting =
  /vi\.(mock|doMock|hoisted|importActual|resetModules)\b|stubEnv\(\s*'CONTENT_DIR|process\.(?!cwd|execPath|pid|platform|stderr|stdout)|globalThis/;
const alone = pathsOf(({ text }) => lasting.test(text));

/** Those that change nothing else share a document, emptied after each file: jsdom takes longer to load than most to run. */
const withDocument = pathsOf(({ path, text }) => needsDocument.test(text) && !alone.includes(path));

/**
 * Lets the store read the files of the tests' house, of which there is no build. Tests with a process of their own import
 * it where they need it.
 */
const reader = 'lib/content/validate/provide.ts';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // Tests have a house of their own: the demonstration's is replaced by whoever uses the site.
    env: { CONTENT_DIR: 'tests/house' },
    // One PostgreSQL for all that want one; the first of them starts it.
    globalSetup: 'tests/databases/one-postgres.ts',
    // Of two cores vitest would use one.
    maxWorkers: 2,
    // No test judges by the time it takes: a busy machine may be slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As `tests/unit/until.ts` does.
    expect: { poll: { timeout: 20_000 } },
    // One after another (`groupOrder`): vitest ends a shared process as soon as the next file is another project's.
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [all],
          exclude: [...alone, ...withDocument],
          isolate: false,
          setupFiles: [reader, 'tests/unit/give-back.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          environment: 'jsdom',
          include: withDocument,
          isolate: false,
          setupFiles: [reader, 'tests/unit/give-back.ts', 'tests/unit/empty-document.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 2 } } },
    ],
  },
});
