import type { EntryName } from './publishing/plan-publication';

/** What an editor reads after an action, in the query of the page: `said` for a success, `fault` for a refusal. */
export const contentNotices = [
  ...(['published', 'scheduled', 'handed-in', 'discarded', 'restored', 'undone'] as const),
  ...(['resolved', 'checking', 'published-for-build', 'unscheduled'] as const),
] as const;
export const contentFaults = [
  ...(['form', 'gone', 'own-draft', 'refused', 'changed-since', 'no-git', 'past'] as const),
  ...(['none-selected', 'nothing-changed', 'saved-since', 'checked-lately'] as const),
  ...(['too-many-rows', 'no-moment', 'unreadable', 'list-changed'] as const),
] as const;

export type ContentNotice = (typeof contentNotices)[number];
export type ContentFault = (typeof contentFaults)[number];
type Result = {
  /** `savedUnscheduled`: said by the entry's form. */
  said?: ContentNotice | 'savedUnscheduled' | undefined;
  fault?: ContentFault | undefined;
  draft?: string | undefined;
  /** A refused moment of publication. */
  day?: string | undefined;
  time?: string | undefined;
  /** The entry whose draft was discarded: `film/nerven`. */
  entry?: string;
};

/** The overview of the content, after an action. */
export function contentPath(result: Result = {}): string {
  return withQuery('/desk/content', result);
}

/** The list of what is missing. */
export function todoPath(query: Record<string, string> = {}): string {
  return withQuery('/desk/content/todo', query);
}

/** An entry's form, or a page of it. */
export function entryPagePath(
  { kind, slug }: EntryName,
  page?: 'history' | 'conflict' | 'preview' | 'discard',
  result: Result = {},
): string {
  return withQuery(`/desk/content/${kind}/${slug}${page ? `/${page}` : ''}`, result);
}

function withQuery(path: string, result: Record<string, string | undefined>): string {
  const given = Object.entries(result).filter(
    (one): one is [string, string] => one[1] !== undefined,
  );
  const query = new URLSearchParams(given).toString();
  return query ? `${path}?${query}` : path;
}
