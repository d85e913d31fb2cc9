import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/**
 * Changes the files in one place at a time, in a copy of the project outside of it, and runs the unit
 * tests that come by the changed place.
 */
export async function tryMutants(mutated: readonly string[], workers: number | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-mutants-'));
  const stryker = new Stryker({
    // Patterns: the brackets of a route folder would stand for one of their letters.
    mutate: mutated.map((file) => file.replaceAll(/[[\]()]/g, '[$&]')),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    concurrency: workers,
    // Stryker would read it with a TypeScript older than 7; vitest needs none.
    tsconfigFile: 'none.json',
    // The link that a build makes is a folder to copy for it.
    ignorePatterns: [
      '.builds',
      '.previews',
      'public/media',
      'tests/e2e',
      'test-results',
      'playwright-report',
    ],
    tempDirName: folder,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    // vitest checks no types, so none of them is in the way.
    disableTypeChecks: false,
    // Endless loops are caught by counting; this is for what waits, and long enough for a busy machine.
    timeoutMS: 30_000,
  });
  try {
    return await stryker.runMutationTest();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
