import { expect, it } from 'vitest';
import { writeFailedPages } from '@/tools/verify/failed-pages.mjs';

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

it('shows the page of each test that failed, wherever in its file it stands', () => {
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

it('shows the beginning of a long page', () => {
  const report = { suites: [{ specs: [failed('one', '1')] }] };
  const pages = writeFailedPages(report, () => context(`- main${' '.repeat(5000)}`));
  expect(pages.length).toBeGreaterThan(3000);
  expect(pages.length).toBeLessThan(3200);
});

it.each([undefined, {}, { suites: [{}] }])('shows nothing where nothing failed: %j', (report) => {
  expect(writeFailedPages(report)).toBe('');
});

it('shows nothing where no page was open', () => {
  const report = { suites: [{ specs: [failed('one', '1')] }] };
  expect(writeFailedPages(report, () => '# Error details')).toBe('');
});
