import type { KnownFilms } from '@/lib/content/validate/content-files';
import type { Issue } from '@/lib/content/validate/issue';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { readContent } from '@/lib/content/validate/load-library';
import type { Locale } from '@/lib/i18n/locales';
import { processSingleton } from '@/lib/primitives/singleton';
import { stateOfFiles } from './entry-files';

type Checked = { signature?: string; issues?: Issue[]; isRunning?: boolean };

const checked = processSingleton('editor issues', (): Checked => ({}));

/** Films that have not changed are not read again. */
const known = processSingleton('editor content', (): KnownFilms => new Map());

/** Above this number of files a page does not wait for the validation. */
const fewFiles = 600;

/**
 * The issues of the content files, by path in the content folder. In a large site the result may be of the last call,
 * and `undefined` at first: the validation then runs after the page.
 */
export function contentIssues(contentFolder: string): Map<string, Issue[]> | undefined {
  const { count, signature } = stateOfFiles(contentFolder);
  const validate = () => {
    const { issues } = readContent(contentFolder, known);
    Object.assign(checked, { signature, issues, isRunning: false });
  };
  if (checked.signature !== signature && !checked.isRunning) {
    if (count <= fewFiles) validate();
    else {
      checked.isRunning = true;
      setTimeout(validate, 100).unref();
    }
  }
  if (!checked.issues) return undefined;
  const byPath = new Map<string, Issue[]>();
  for (const issue of checked.issues) {
    const path = issue.path.slice(contentFolder.length + 1);
    byPath.set(path, [...(byPath.get(path) ?? []), issue]);
  }
  return byPath;
}

/** An issue in the editor's language. */
export function describeForEditor(issue: Issue, locale: Locale): string {
  return describeIssue(issue, locale);
}
