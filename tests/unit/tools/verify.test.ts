import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeFailedPages } from '@/tools/verify/failed-pages.mjs';
import { runStep } from '@/tools/verify/run-steps.mjs';
import { readSpecs } from '@/tools/verify/slowest-specs.mjs';
import { sumTallies, tallyCheck, tallyReport, writeTally } from '@/tools/verify/tally.mjs';

describe('steps', () => {
  let printed = '';

  beforeEach(() => {
    printed = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += text;
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const passed = { passed: 1, failed: 0, skipped: 0 };
  const failed = { passed: 0, failed: 1, skipped: 0 };

  test('puts a step under its heading and says how it ended', async () => {
    const done = await runStep({ name: 'types', run: () => ({ tally: passed }) });
    expect(printed).toMatch(/^\n── types ──\n── types: 1 passed, 0 failed \(\d+\.\d s\) ──\n$/);
    expect(done).toMatchObject({ name: 'types', tally: passed, seconds: expect.any(Number) });
  });
});

describe('the count', () => {
  test('counts a vitest report and a Playwright report', () => {
    const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
    expect(tallyReport(vitest, 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
    const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } };
    expect(tallyReport(playwright, 1)).toEqual({ passed: 4, failed: 2, skipped: 3 });
  });

  test('counts a run that failed, is missing or is empty as a failure', () => {
    expect(tallyReport({ numPassedTests: 5, numFailedTests: 0 }, 1).failed).toBe(1);
    expect(tallyReport(undefined, 0).failed).toBe(1);
    expect(
      tallyReport({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }, 0).failed,
    ).toBe(1);
  });

  test('sums up in one line, with skipped tests only where there are any', () => {
    const sum = sumTallies([tallyCheck(0), tallyCheck(2)]);
    expect(writeTally(sum)).toBe('1 passed, 1 failed');
    expect(writeTally({ ...sum, skipped: 2 })).toBe('1 passed, 1 failed, 2 skipped');
  });
});

describe('the slowest files', () => {
  test('reads how long each file of a vitest report took', () => {
    const report = {
      testResults: [{ name: '/site/tests/a.test.ts', startTime: 1000, endTime: 3500 }],
    };
    expect(readSpecs(report, '/site')).toEqual([{ file: 'tests/a.test.ts', seconds: 2.5 }]);
  });
});

describe('pages of failed tests', () => {
  const context = (page: string) => `# Error details

\`\`\`
expected a gate
\`\`\`

\`\`\`yaml
${page}
\`\`\`

# Test source
\`\`\`ts
test('…')
\`\`\`
`;

  const failed = (title: string, path: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ results: [{ attachments: [{ name: 'error-context', path }] }] }],
  });

  test('shows the page of each test that failed, wherever in its file it stands', () => {
    const passed = { title: 'passes', file: 'a.spec.ts', tests: [{ results: [{}] }] };
    const report = {
      suites: [{ specs: [passed, failed('one', '1')], suites: [{ specs: [failed('two', '2')] }] }],
    };
    const pages = writeFailedPages(report, (path) => context(`- heading "${path}"`));
    expect(pages.match(/^.*(a\.spec\.ts|heading).*$/gm)).toEqual([
      '── the page where a.spec.ts › one failed ──',
      '- heading "1"',
      '── the page where a.spec.ts › two failed ──',
      '- heading "2"',
    ]);
    expect(pages).not.toContain('expected a gate');
    expect(pages).not.toContain('test(');
  });

  test.each([undefined, {}, { suites: [{}] }])(
    'shows nothing where nothing failed: %j',
    (report) => {
      expect(writeFailedPages(report)).toBe('');
    },
  );
});
