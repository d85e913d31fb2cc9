/**
 * Mutation testing: `npm run mutants -- 'lib/primitives/money/**'` changes the given code in one place at a time
 * and lists each change that no unit test detects. `--testFiles 'tests/unit/primitives/money/**'` restricts the
 * tests, since code that nearly all tests import takes hours.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Stryker works on a copy of the project; these folders are left out of it.
  ignorePatterns: [
    '.builds',
    '.previews',
    'public/media',
    'tests/e2e',
    'test-results',
    'playwright-report',
  ],
  tempDirName: '.stryker',
  // vitest does not check types, and Stryker would read the configuration with a TypeScript older than 7.
  disableTypeChecks: false,
  tsconfigFile: 'none.json',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  warnings: { slow: false },
  thresholds: { high: 90, low: 85, break: 85 },
  // Endless loops are detected by counting iterations. This timeout is for pending waits, and allows for a busy
  // machine.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 40,
};
