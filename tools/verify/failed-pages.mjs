import { readFileSync } from 'node:fs';
import { listTests } from './list-tests.mjs';

/** Characters of a page that are shown: its beginning says where a visitor was. */
const most = 3000;

/** The page as Playwright's `error-context.md` has it, a YAML tree of what can be read in it, under a heading or none. */
const snapshot = /^```yaml\n(.*?)^```/ms;

/**
 * What stood on the screen where browser tests failed: where they ran for somebody else nothing remains
 * of them but what they print. Empty where none failed.
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
