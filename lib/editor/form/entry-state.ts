import type { Database } from '@/lib/shop/database/open-database';
import { contentPlace } from '../content-place';
import { type Draft, readDraft, readDrafts } from '../drafts/draft';
import { type EntryKind, entryKinds, entryPath, isEntryKind } from '../entries/entry-kinds';
import { readContentText } from '../versions/read-content-text';

/** An entry that can be edited, with its file. */
export type EntryFile = { kind: EntryKind; slug: string; path: string };

/** The entry of an address; `undefined` if there can be none. */
export function findEntry(kind: unknown, slug: unknown): EntryFile | undefined {
  if (!isEntryKind(kind) || typeof slug !== 'string') return undefined;
  const path = entryPath(kind, slug);
  return path ? { kind, slug, path } : undefined;
}

/** What an editor sees of an entry: their draft, or else the file. */
export type EntryState = {
  /** The text that the form shows; of an entry that the draft deletes the file's. */
  source: string;
  /** The published file; `null` if there is none. */
  published: string | null;
  draft?: Draft | undefined;
};

/** `undefined` if there is neither a file nor a draft of this editor. A single file that is not there is empty. */
export async function readEntryState(
  db: Database,
  { kind, slug, path }: EntryFile,
  editor: string,
): Promise<EntryState | undefined> {
  const draft = await readDraft(db, { kind, slug, editor });
  const published = readPublished(path);
  const isSingle = 'file' in entryKinds[kind];
  if (!draft && published === null && !isSingle) return undefined;
  return { source: draft?.source ?? published ?? '', published, draft };
}

/** The draft of an entry by its id: somebody's that a publisher looks over. */
export async function findDraftOf(
  db: Database,
  { kind, slug }: EntryFile,
  id: string | undefined,
): Promise<Draft | undefined> {
  const [draft] = id ? await readDrafts(db, [id]) : [];
  return draft?.kind === kind && draft.slug === slug ? draft : undefined;
}

/** The text of a file of the content folder; `null` if it does not exist. */
export const readPublished = (path: string) => readContentText(contentPlace().contentFolder, path);
