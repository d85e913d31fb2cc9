import { expect, onTestFinished, test, vi } from 'vitest';
import { runStep } from '@/tools/verify/run-steps.mjs';
import { sumTallies, tallyCheck, tallyReport, writeTally } from '@/tools/verify/test-report.mjs';

test('runStep prints a step with its result', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const tally = { passed: 1, failed: 0, skipped: 0 };
  const done = await runStep({ name: 'types', run: () => ({ tally }) });
  expect(write.mock.calls.join('')).toMatch(
    /^\n── types ──\n── types: 1 passed, 0 failed \(\d+\.\d s\) ──\n$/,
  );
  expect(done).toMatchObject({ name: 'types', tally, seconds: expect.any(Number) });
});

test.each([
  [{ numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 }, 1, [5, 1, 2]],
  [{ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } }, 1, [4, 2, 3]],
  // A failed run, a missing report and an empty one count as failed.
  [{ numPassedTests: 5, numFailedTests: 0 }, 1, [5, 1, 0]],
  [undefined, 0, [0, 1, 0]],
  [{ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }, 0, [0, 1, 0]],
])('tallyReport of %j', (report, code, [passed, failed, skipped]) => {
  expect(tallyReport(report, code)).toEqual({ passed, failed, skipped });
});

test('writeTally writes one line', () => {
  const sum = sumTallies([tallyCheck(0), tallyCheck(2)]);
  expect(writeTally(sum)).toBe('1 passed, 1 failed');
  expect(writeTally({ ...sum, skipped: 2 })).toBe('1 passed, 1 failed, 2 skipped');
});
