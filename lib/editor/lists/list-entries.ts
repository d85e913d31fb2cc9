import { publishedSince } from '@/lib/content/store/publication';
import type { Locale } from '@/lib/i18n/locales';
import { processSingleton } from '@/lib/primitives/singleton';
import { foldText } from '@/lib/primitives/text/fold-text';
import type { Database } from '@/lib/shop/database/open-database';
import { type ListedDraft, listDrafts, readDrafts } from '../drafts/draft';
import { type EntryKind, entryPath } from '../entries/entry-kinds';
import type { ContentPlace } from '../versions/content-repository';
import { type LastChange, type LastChanges, readLastChanges } from '../versions/read-versions';
import { GitError } from '../versions/run-git';
import { contentIssues } from './content-issues';
import { type EntryFile, readEntryFiles, summarize } from './entry-files';
import { titleOf } from './entry-title';

/** Whether visitors see an entry; `faulty`: its file has issues. */
export const entryStates = ['published', 'draft', 'scheduled', 'faulty'] as const;
export type EntryState = (typeof entryStates)[number];

/** An entry in a list. */
export type ListedEntry = {
  kind: EntryKind;
  slug: string;
  title: string;
  year?: number;
  state: EntryState;
  /** When a scheduled entry is published, ms since 1970. */
  publishedAt?: number;
  /** Last change of its file (ms), and who made it, if a version knows. */
  changedAt?: number;
  changedBy?: LastChange['author'];
  /** Changes that are not published. */
  drafts: ListedDraft[];
};

type Listing = { db: Database; place: ContentPlace; locale: Locale; timeZone: string; now: Date };

/** All entries of a folder kind, those changed last first; new ones that are drafts alone are in it. */
export async function listEntries(kind: EntryKind, listing: Listing): Promise<ListedEntry[]> {
  const { db, place } = listing;
  const files = await readEntryFiles(kind, place.contentFolder);
  const drafts = await listDrafts(db, { kind });
  const bySlug = new Map<string, ListedDraft[]>();
  for (const draft of drafts) bySlug.set(draft.slug, [...(bySlug.get(draft.slug) ?? []), draft]);
  const { changes } = await lastChanges(place);
  const issues = await contentIssues(place.contentFolder);
  const entries = files.map((file): ListedEntry => {
    const path = entryPath(kind, file.slug) ?? '';
    const change = changes.get(path);
    const own = bySlug.get(file.slug) ?? [];
    bySlug.delete(file.slug);
    return {
      ...{ kind, slug: file.slug, title: titleOf(file, listing.locale), drafts: own },
      ...(file.year !== undefined && { year: file.year }),
      ...stateOf(file, (issues?.get(path)?.length ?? 0) > 0, listing),
      ...changeOf(file, change),
    };
  });
  const created = await listCreated(kind, [...bySlug.values()], listing);
  const at = ({ changedAt = 0, drafts: [draft] }: ListedEntry) =>
    Math.max(changedAt, draft ? Date.parse(draft.changed_at) : 0);
  return [...created, ...entries].sort((one, other) => at(other) - at(one));
}

/** Entries that no file has yet. */
async function listCreated(
  kind: EntryKind,
  drafts: ListedDraft[][],
  { db, locale }: Listing,
): Promise<ListedEntry[]> {
  const texts = await readDrafts(
    db,
    drafts.flatMap(([draft]) => (draft ? [draft.id] : [])),
  );
  return drafts.map((own) => {
    const text = texts.find(({ id }) => id === own[0]?.id);
    const slug = own[0]?.slug ?? '';
    const { titles, year } = summarize(text?.source ?? '');
    return {
      ...{ kind, slug, title: titleOf({ slug, titles }, locale), state: 'draft', drafts: own },
      ...(year !== undefined && { year }),
    };
  });
}

/** The last change by a version, else the file's own time: it was changed without one. */
function changeOf({ modifiedAt }: EntryFile, change?: LastChange) {
  if (!change) return { changedAt: modifiedAt };
  return { changedAt: change.at, changedBy: change.author };
}

function stateOf(file: EntryFile, isFaulty: boolean, { timeZone, now }: Listing) {
  if (isFaulty) return { state: 'faulty' as const };
  const since = publishedSince(file, timeZone);
  if (since === Infinity) return { state: 'draft' as const };
  return since > now.getTime()
    ? { state: 'scheduled' as const, publishedAt: since }
    : { state: 'published' as const };
}

const changesCache = processSingleton('editor changes', (): { known?: LastChanges } => ({}));

/** Without Git nothing is known. */
async function lastChanges(place: ContentPlace): Promise<Pick<LastChanges, 'changes'>> {
  try {
    changesCache.known = await readLastChanges(place, changesCache.known);
    return changesCache.known;
  } catch (error) {
    if (error instanceof GitError) return { changes: new Map() };
    throw error;
  }
}

export const entryOrders = ['changed', 'title', 'year'] as const;
export type EntryOrder = (typeof entryOrders)[number];

/** Sorts entries by title, or by year, the newest first. `changed` is the order that they have. */
export function sortEntries(
  entries: readonly ListedEntry[],
  order: EntryOrder,
  locale: Locale,
): readonly ListedEntry[] {
  if (order === 'changed') return entries;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byTitle = entries.toSorted((one, other) => compare(one.title, other.title));
  return order === 'title'
    ? byTitle
    : byTitle.sort((one, other) => (other.year ?? 0) - (one.year ?? 0));
}

export type EntryFilter = { search?: string; state?: EntryState };

/** Entries whose title or slug has all words of a search, in one state. A pending change counts as a draft, too. */
export function filterEntries(
  entries: readonly ListedEntry[],
  { search = '', state }: EntryFilter,
): ListedEntry[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (state && !isIn(entry, state)) return false;
    const text =
      words.length > 0
        ? foldText(`${entry.title} ${entry.slug.replaceAll('-', ' ')} ${entry.slug}`)
        : '';
    return words.every((word) => text.includes(word));
  });
}

function isIn({ state, drafts }: ListedEntry, filter: EntryState): boolean {
  if (state === filter) return true;
  const pending = { draft: ['draft', 'waiting'], scheduled: ['scheduled'] }[filter as string] ?? [];
  return drafts.some((draft) => pending.includes(draft.state));
}

/** The number of entries in each state. */
export function countStates(entries: readonly ListedEntry[]): Record<EntryState, number> {
  const counts = entryStates.map((state) => [state, filterEntries(entries, { state }).length]);
  return Object.fromEntries(counts) as Record<EntryState, number>;
}
