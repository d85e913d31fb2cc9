import type { KnownFilms } from '@/lib/content/validate/content-files';
import type { Issue } from '@/lib/content/validate/issue';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { readContent } from '@/lib/content/validate/load-library';
import type { Locale } from '@/lib/i18n/locales';
import { processSingleton } from '@/lib/primitives/singleton';
import { stateOfFiles } from './entry-files';

type Checked = { signature?: string; result?: ReturnType<typeof readContent>; isRunning?: boolean };

const checked = processSingleton('checked content', (): Checked => ({}));

/** Films that have not changed are not read again. */
const known = processSingleton('editor content', (): KnownFilms => new Map());

/** Above this number of files a page does not wait for the validation. */
const fewFiles = 600;

/**
 * The content of the files, validated. In a large site the result may be of the last call, and `undefined` at first:
 * the validation then runs after the page.
 */
export function checkedContent(contentFolder: string): Checked['result'] {
  const { count, signature: state } = stateOfFiles(contentFolder);
  const signature = `${contentFolder} ${state}`;
  const validate = () => {
    const result = readContent(contentFolder, known);
    Object.assign(checked, { signature, result, isRunning: false });
  };
  if (checked.signature !== signature && !checked.isRunning) {
    if (count <= fewFiles) validate();
    else {
      checked.isRunning = true;
      setTimeout(validate, 100).unref();
    }
  }
  return checked.result;
}

/** The issues of the content files, by path in the content folder; `undefined` as in `checkedContent`. */
export function contentIssues(contentFolder: string): Map<string, Issue[]> | undefined {
  const issues = checkedContent(contentFolder)?.issues;
  if (!issues) return undefined;
  const byPath = new Map<string, Issue[]>();
  for (const issue of issues) {
    const path = issue.path.slice(contentFolder.length + 1);
    byPath.set(path, [...(byPath.get(path) ?? []), issue]);
  }
  return byPath;
}

/** A file with its issues in words. */
export type FaultyFile = { path: string; issues: string[] };

/** The files with issues; empty while a large site is validated for the first time. */
export function listFaultyFiles(contentFolder: string, locale: Locale): FaultyFile[] {
  return [...(contentIssues(contentFolder) ?? [])].map(([path, issues]) => ({
    path,
    issues: issues.map((issue) => describeIssue(issue, locale)),
  }));
}
