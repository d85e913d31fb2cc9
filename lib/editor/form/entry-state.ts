import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@/lib/shop/database/open-database';
import { contentPlace } from '../content-place';
import { type Draft, readDraft } from '../drafts/draft';
import { type EntryKind, entryPath, isEntryKind } from '../entries/entry-kinds';

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

/** `undefined` if there is neither a file nor a draft of this editor. */
export async function readEntryState(
  db: Database,
  { kind, slug, path }: EntryFile,
  editor: string,
): Promise<EntryState | undefined> {
  const draft = await readDraft(db, { kind, slug, editor });
  const published = readPublished(path);
  if (!draft && published === null) return undefined;
  return { source: draft?.source ?? published ?? '', published, draft };
}

/** The text of a file of the content folder; `null` if it does not exist. */
export function readPublished(path: string): string | null {
  try {
    return readFileSync(join(contentPlace().contentFolder, path), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
