import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { isSame, nameFile, namePlace } from './name-place';
import { onlyTests } from './only-tests';

type Order = {
  /** The folder whose tests are asked; without it all that come by. */
  tests?: string | undefined;
  workers?: number | undefined;
};

/**
 * Changes the files in one place at a time and runs the unit tests that come by the changed place. What they do not
 * notice is tried again with every test: what is made once and kept has only the first come by that asks for it.
 */
export async function tryMutants(mutated: readonly string[], { tests, workers }: Order) {
  // The tests run in a process of Stryker's, which has this one's environment.
  if (tests) process.env[onlyTests] = tests;
  const mutants = await tryWith('vitest.config.ts', mutated.map(nameFile), workers);
  const unnoticed = mutants.filter((one) => one.status === 'Survived' && !one.static);
  if (unnoticed.length === 0) return mutants;
  const again = await tryWith('every-test.config.ts', unnoticed.map(namePlace), workers);
  return mutants.map((one) =>
    unnoticed.includes(one) ? (again.find((other) => isSame(one, other)) ?? one) : one,
  );
}

/** In a copy of the project outside of it. */
async function tryWith(config: string, places: string[], workers: number | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-mutants-'));
  const stryker = new Stryker({
    mutate: places,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `tools/mutants/${config}` },
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
    // It would advise to leave out the changes for which every test is run.
    warnings: false,
    // Endless loops are caught by counting; this is for what waits, and long enough for a busy machine.
    timeoutMS: 30_000,
    // All unit tests, once, before anything is changed: some minutes, and more of them beside other work.
    dryRunTimeoutMinutes: 40,
  });
  try {
    return await stryker.runMutationTest();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
