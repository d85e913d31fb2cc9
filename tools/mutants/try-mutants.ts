import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { cwd } from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { isSame, nameFile, namePlace } from './name-place';
import type { Nearby } from './near-tests';
import { onlyTests } from './only-tests';
import { isUnnoticed } from './score';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

type Order = {
  /** The files with the tests that are asked before all others. */
  nearby: readonly Nearby[];
  /** The folder whose tests are asked; without it all that come by. */
  tests?: string | undefined;
  workers?: number | undefined;
};

/**
 * Changes the files in one place at a time and runs the unit tests that come by the changed place: first those that
 * mirror its folder, and for what they do not notice all of them. What they do not notice is tried again with every
 * test: what is made once and kept has only the first come by that asks for it.
 */
export async function tryMutants(mutated: readonly string[], { nearby, tests, workers }: Order) {
  const near: MutantResult[] = [];
  for (const { tests: mirror, mutated: files } of nearby)
    near.push(...(await tryWith('vitest.config.ts', files.map(nameFile), mirror, workers)));
  const caught = near.filter((one) => !isUnnoticed(one));
  // Tests that stand beside a file need not come by it.
  const asked = new Set(near.map(({ fileName }) => relative(cwd(), fileName)));
  const left = [
    ...mutated.filter((file) => !asked.has(file)).map(nameFile),
    ...near.filter(isUnnoticed).map(namePlace),
  ];
  const all = await tryWith('vitest.config.ts', left, tests, workers);
  const unnoticed = all.filter((one) => one.status === 'Survived' && !one.static);
  const again = await tryWith('every-test.config.ts', unnoticed.map(namePlace), tests, workers);
  const others = all.filter((one) => !caught.some((other) => isSame(one, other)));
  return [...caught, ...others.map((one) => again.find((other) => isSame(one, other)) ?? one)];
}

/** In a copy of the project outside of it. */
async function tryWith(
  config: string,
  places: string[],
  tests = 'tests/unit',
  workers?: number,
): Promise<MutantResult[]> {
  if (places.length === 0) return [];
  // The tests run in a process of Stryker's, which has this one's environment.
  process.env[onlyTests] = tests;
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
    allowEmpty: true,
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
