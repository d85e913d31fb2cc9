import type { Issue } from '@/lib/content/validate/issue';
import { contentPlace } from '../content-place';
import type { EntryFile, EntryState } from '../form/entry-state';
import { contentIssues } from '../lists/content-issues';
import { findIssues } from '../publishing/plan-publication';

/**
 * The issues of an entry as the editor sees it: its own, and those between files, such as a film that does not exist. A
 * draft is validated with everything else, in a child process of a server (1 to 2 s).
 */
export async function findEntryIssues(
  { path }: EntryFile,
  { source, draft }: EntryState,
): Promise<Issue[]> {
  if (!draft) return (await contentIssues(contentPlace().contentFolder))?.get(path) ?? [];
  const issues = await findIssues(contentPlace(), [{ path, text: source }]);
  return issues.filter((issue) => issue.path === path);
}
