import { dirname } from 'node:path';
import { isTestBelow } from './only-tests';

/** Files of one folder, and the folder of the tests that mirror it. */
export type Nearby = { tests: string; mutated: string[] };

const mirrorOf = (folder: string) => `tests/unit/${folder.replace(/^lib\//, '')}`;

/**
 * The changed files by their folders, each with the tests that mirror it: most changes are caught by these, in a
 * hundredth of the time that all who come by would take. Folders without such tests are left out, and those whose
 * tests are not among the ones to ask.
 */
export function findNearby(
  mutated: readonly string[],
  files: readonly string[],
  asked = 'tests/unit',
): Nearby[] {
  const tests = files.filter((file) => isTestBelow(file, asked));
  const folders = [...new Set(mutated.map(dirname))];
  return folders
    .map((folder) => ({
      tests: mirrorOf(folder),
      mutated: mutated.filter((file) => dirname(file) === folder),
    }))
    .filter((near) => tests.some((file) => isTestBelow(file, near.tests)));
}
