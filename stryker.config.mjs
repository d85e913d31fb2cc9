/**
 * `npm run mutants -- 'lib/primitives/money/**'`: changes the named code in one place at a time, and lists each change that no unit
 * test notices. `--testFiles 'tests/unit/primitives/money/**'` asks no others than those: what nearly all tests import takes hours.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Stryker runs a copy of the project, to which these would be copied.
  ignorePatterns: [
    '.builds',
    '.previews',
    'public/media',
    'tests/e2e',
    'test-results',
    'playwright-report',
  ],
  tempDirName: '.stryker',
  // vitest checks no types, and Stryker would read the configuration with a TypeScript older than 7.
  disableTypeChecks: false,
  tsconfigFile: 'none.json',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  warnings: { slow: false },
  thresholds: { high: 90, low: 85, break: 85 },
  // Loops without end are caught by counting; this is for what waits, and long enough for a busy machine.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 40,
};
