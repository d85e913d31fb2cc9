import { expect, test } from 'vitest';
import { tallyReport } from '@/tools/verify/test-report.mjs';

test.each([
  [{ numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 }, 1, [5, 1, 2]],
  [{ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } }, 1, [4, 2, 3]],
  // A failed run, a missing report and an empty one count as failed.
  [{ numPassedTests: 5, numFailedTests: 0 }, 1, [5, 1, 0]],
  [undefined, 0, [0, 1, 0]],
  [{ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }, 0, [0, 1, 0]],
])('tallyReport of %j', (report, code, [passed, failed, skipped]) =>
  expect(tallyReport(report, code)).toEqual({ passed, failed, skipped }),
);
