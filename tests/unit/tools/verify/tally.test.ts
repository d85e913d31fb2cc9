import { expect, it } from 'vitest';
import { sumTallies, tallyCheck, tallyReport, writeTally } from '@/tools/verify/tally.mjs';

it('counts a vitest report and a Playwright report', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  expect(tallyReport(vitest, 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } };
  expect(tallyReport(playwright, 1)).toEqual({ passed: 4, failed: 2, skipped: 3 });
});

it('counts a run that failed, is missing or is empty as a failure', () => {
  expect(tallyReport({ numPassedTests: 5, numFailedTests: 0 }, 1).failed).toBe(1);
  expect(tallyReport(undefined, 0).failed).toBe(1);
  expect(
    tallyReport({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }, 0).failed,
  ).toBe(1);
});

it('counts an empty run as none where it may be empty', () => {
  const empty = { numPassedTests: 0, numFailedTests: 0 };
  expect(tallyReport(empty, 0, true)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(tallyReport(empty, 1, true).failed).toBe(1);
});

it('sums up in one line, with skipped tests only where there are any', () => {
  const sum = sumTallies([tallyCheck(0), tallyCheck(2)]);
  expect(writeTally(sum)).toBe('1 passed, 1 failed');
  expect(writeTally({ ...sum, skipped: 2 })).toBe('1 passed, 1 failed, 2 skipped');
});
