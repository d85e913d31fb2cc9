import { join } from 'node:path';
import type { KnownFilms } from '@/lib/content/validate/content-files';
import type { Issue } from '@/lib/content/validate/issue';
import { withLaidOver } from '@/lib/content/validate/laid-over';
import { readContent } from '@/lib/content/validate/load-library';
import { processSingleton } from '@/lib/primitives/singleton';
import { contentPlace } from '../content-place';

export type SiteContent = ReturnType<typeof readContent>['content'];

/** Films that have not changed are not read again. */
const known = processSingleton('editor content', (): KnownFilms => new Map());

/**
 * The whole content, with a text in place of one file if it is given, and the issues of that file: its own, and those between files,
 * such as a film that does not exist.
 * @param path relative to the content folder (`entryPath`)
 */
export function readSiteContent(
  path: string,
  text?: string,
): { content: SiteContent; issues: Issue[] } {
  const { contentFolder } = contentPlace();
  const file = join(contentFolder, path);
  const laidOver = new Map(text === undefined ? [] : [[file, text]]);
  const { content, issues } = withLaidOver(laidOver, () => readContent(contentFolder, known));
  return { content, issues: issues.filter((issue) => issue.path === file) };
}
