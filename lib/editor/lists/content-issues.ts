import type { Issue } from '@/lib/content/validate/issue';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { toEditorsLanguage } from '@/lib/content/validate/issues/editor-message';
import { readContent } from '@/lib/content/validate/load-library';
import type { Locale } from '@/lib/i18n/locales';
import { processSingleton } from '@/lib/primitives/singleton';
import { checkContent } from '@/lib/server/content-update/update-content';
import { stateOfFiles } from './entry-files';

type Checked = { signature?: string; issues?: Issue[]; running?: Promise<void> };

const checked = processSingleton('editor issues', (): Checked => ({}));

/** Above this number of files a page does not wait for the validation, and the server leaves it to a child process. */
export const fewFiles = 600;

/**
 * The issues of the content files, by path in the content folder. In a large site they may be those of the last call,
 * and `undefined` at first: the validation then runs after the page.
 */
export async function contentIssues(
  contentFolder: string,
): Promise<Map<string, Issue[]> | undefined> {
  const { count, signature: state } = stateOfFiles(contentFolder);
  const signature = `${contentFolder} ${state}`;
  const isLarge = count > fewFiles;
  if (checked.signature !== signature)
    checked.running ??= findAll(contentFolder, isLarge)
      .then((issues) => void Object.assign(checked, { signature, issues }))
      .finally(() => {
        delete checked.running;
      });
  if (!isLarge) await checked.running;
  // A child that fails is reported by the publication that needs it.
  else checked.running?.catch(() => undefined);
  if (!checked.issues) return undefined;
  const byPath = new Map<string, Issue[]>();
  for (const issue of checked.issues)
    byPath.set(issue.path, [...(byPath.get(issue.path) ?? []), issue]);
  return byPath;
}

async function findAll(contentFolder: string, isLarge: boolean): Promise<Issue[]> {
  if (isLarge && process.env.NODE_ENV === 'production')
    return await checkContent<Issue>({ files: [] });
  const { issues } = readContent(contentFolder);
  return issues.map((issue) => ({ ...issue, path: issue.path.slice(contentFolder.length + 1) }));
}

/** A file with its issues in words. */
export type FaultyFile = { path: string; issues: string[] };

/** The files with issues; empty while a large site is validated for the first time. */
export async function listFaultyFiles(
  contentFolder: string,
  locale: Locale,
): Promise<FaultyFile[]> {
  const issues = await contentIssues(contentFolder);
  return describeFiles([...(issues?.values() ?? [])].flat(), locale);
}

/** Issues in words, by file. */
export function describeFiles(issues: readonly Issue[], locale: Locale): FaultyFile[] {
  const language = toEditorsLanguage(locale);
  const files = new Map<string, string[]>();
  for (const issue of issues)
    files.set(issue.path, [...(files.get(issue.path) ?? []), describeIssue(issue, language)]);
  return [...files].map(([path, described]) => ({ path, issues: described }));
}
