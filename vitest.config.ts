import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const all = 'tests/unit/**/*.test.{ts,tsx}';

/** All test files with their paths and source text. */
const files = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/unit/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const pathsOf = (kind: (file: (typeof files)[number]) => boolean) =>
  files.filter(kind).map(({ path }) => path);

/** Matches test files that declare the jsdom environment, wherever the comment stands among the imports. */
const needsDocument = /^\/\/ @vitest-environment jsdom/m;

/**
 * A test that changes state which would leak into the next file (a module, the environment, the process) gets a
 * process of its own. All others share one, since loading the modules anew for each file took three quarters of
 * the test time. `restore-globals.ts` restores replaced globals, methods and clocks after each test.
 */
const slowTests =
  /vi\.(mock|doMock|hoisted|importActual|resetModules)\b|stubEnv\(\s*'CONTENT_DIR|process\.(?!cwd|execPath|pid|platform|stderr|stdout)|globalThis/;
const serialFiles = pathsOf(({ text }) => slowTests.test(text));

/**
 * jsdom tests without leaking state share one document, emptied after each test: jsdom takes longer to load than
 * most of them to run.
 */
const withDocument = pathsOf(
  ({ path, text }) => needsDocument.test(text) && !serialFiles.includes(path),
);

/**
 * Lets the content store read the files of the test site, which has no build. Isolated tests import it where they
 * need it.
 */
const reader = 'lib/content/validate/provide.ts';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // Tests use a site of their own: the demo content is replaced by each user of this project.
    env: { CONTENT_DIR: 'tests/site' },
    // One PostgreSQL cluster for all tests; started on first use.
    globalSetup: 'tests/databases/one-postgres.ts',
    // On a machine with two cores, vitest would use one worker.
    maxWorkers: 2,
    // Generous, since a busy machine may be slow. No test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The same timeout as in `tests/unit/until.ts`.
    expect: { poll: { timeout: 20_000 } },
    // Run one after another (`groupOrder`): vitest ends a shared process as soon as the next file belongs to
    // another project.
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [all],
          exclude: [...serialFiles, ...withDocument],
          isolate: false,
          setupFiles: [reader, 'tests/unit/restore-globals.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          environment: 'jsdom',
          include: withDocument,
          isolate: false,
          setupFiles: [reader, 'tests/unit/restore-globals.ts', 'tests/unit/empty-document.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: serialFiles,
          setupFiles: ['tests/unit/restore-globals.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
