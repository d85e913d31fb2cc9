import { expect, onTestFinished, test, vi } from 'vitest';
import { runStep } from '@/tools/verify/run-steps.mjs';
import {
  readSpecs,
  sumTallies,
  tallyCheck,
  tallyReport,
  writeFailedPages,
  writeTally,
} from '@/tools/verify/test-report.mjs';

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

test('readSpecs reads the duration of each file', () => {
  const vitest = {
    testResults: [{ name: '/site/tests/a.test.ts', startTime: 1000, endTime: 3500 }],
  };
  expect(readSpecs(vitest, '/site')).toEqual([{ file: 'tests/a.test.ts', seconds: 2.5 }]);
  const took = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const file = 'lists/a.spec.ts';
  const suites = [{ file, specs: [took(1000)], suites: [{ specs: [took(2000)] }] }];
  const playwright = { config: { rootDir: '/site/tests/e2e' }, suites };
  expect(readSpecs(playwright, '/site')).toEqual([{ file: `tests/e2e/${file}`, seconds: 3 }]);
});

test('writeFailedPages shows the page of each failed test', () => {
  const failed = (title: string, path: string) => ({
    ...{ title, file: 'a.spec.ts' },
    tests: [{ results: [{ attachments: [{ name: 'error-context', path }] }] }],
  });
  const passed = { title: 'passes', file: 'a.spec.ts', tests: [{ results: [{}] }] };
  const suites = [
    { specs: [passed, failed('one', '1')], suites: [{ specs: [failed('two', '2')] }] },
  ];
  const fence = '```';
  const context = (path: string) =>
    `# Error\n\n${fence}\nexpected a gate\n${fence}\n\n${fence}yaml\n- heading "${path}"\n${fence}\n\n# Test source\n${fence}ts\ntest('…')\n${fence}\n`;
  const pages = writeFailedPages({ suites }, context);
  expect(pages.match(/^.*(a\.spec\.ts|heading).*$/gm)).toEqual([
    ...['── the page where a.spec.ts › one failed ──', '- heading "1"'],
    ...['── the page where a.spec.ts › two failed ──', '- heading "2"'],
  ]);
  expect(pages).not.toContain('expected a gate');
  expect(writeFailedPages(undefined)).toBe('');
});
