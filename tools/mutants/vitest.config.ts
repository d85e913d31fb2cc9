import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import type { TestModule, Vitest } from 'vitest/node';
import config from '../../vitest.config';
import { isTestBelow, onlyTests } from './only-tests';

let run: Vitest;

const asked = process.env[onlyTests] ?? 'tests/unit';
/** Stryker's tests run in threads, which cannot enter a folder: what does (tests of a build's steps) is left out. */
const entersFolder = (path: string) =>
  /process\.chdir|enterProject/.test(readFileSync(path, 'utf8'));
const leftOut = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .map((path) => join('tests/unit', path))
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => !isTestBelow(path, asked) || entersFolder(path));

/** The unit tests as `npm run mutants` runs them: a change that they notice must never look unnoticed. */
export default mergeConfig(config, {
  test: {
    // Stryker asks for one as well, but not of the projects. Where two meet a failing test at the same time,
    // vitest ends both before they have said so, and no test would seem to have failed.
    maxWorkers: 1,
    exclude: leftOut,
    reporters: [
      {
        onInit: (vitest: Vitest) => {
          run = vitest;
        },
        // Stryker looks at tests only: of a file that a change keeps from loading there are none.
        onTestModuleEnd: (file: TestModule) => {
          for (const { message } of file.errors()) run.state.catchError(Error(message), 'File');
        },
      },
    ],
  },
});
