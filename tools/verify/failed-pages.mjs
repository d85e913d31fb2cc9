import { readFileSync } from 'node:fs';
import { listTests } from './list-tests.mjs';

/** Characters shown of each page. The beginning is enough to identify it. */
const most = 3000;

/** The page snapshot in Playwright's `error-context.md`: a YAML code block with the accessible content. */
const snapshot = /^```yaml\n(.*?)^```/ms;

/**
 * The pages on which browser tests failed, as text. On CI nothing but the printed output remains. Empty if no test
 * failed.
 * @param report Playwright's JSON report, if there is one
 * @param {(path: string) => string} read
 */
export function writeFailedPages(report, read = (path) => readFileSync(path, 'utf8')) {
  const pages = (report?.suites ?? []).flatMap(listTests).flatMap(({ title, file, results }) =>
    results
      .flatMap(({ attachments = [] }) => attachments)
      .filter(({ name }) => name === 'error-context')
      .map(({ path }) => snapshot.exec(read(path))?.[1] ?? '')
      .filter(Boolean)
      .map((page) => `\n── the page where ${file} › ${title} failed ──\n${page.slice(0, most)}\n`),
  );
  return pages.join('');
}
