import type { ZodType } from 'zod';
import type { Database } from '@/lib/shop/database/open-database';
import { type DraftSave, listSaveNames, readSaves } from '../drafts/draft-saves';
import { parseSource, SourceError } from '../entries/edit-source';
import { type EntryKind, entryKinds, entryPath } from '../entries/entry-kinds';
import type { ContentPlace } from '../versions/content-repository';
import { listVersions, readVersions, type Version } from '../versions/read-versions';
import { GitError } from '../versions/run-git';
import { diffValues, type FieldChange } from './diff-values';

/**
 * What a version changed. `begun`: it is the first one; `text`: the file is no YAML in one of them, so that its fields
 * cannot be compared.
 */
export type ChangeOfVersion = {
  is: 'begun' | 'changed' | 'deleted' | 'text';
  changes: FieldChange[];
};

type EntryVersion = Version & ChangeOfVersion;

/** A text that an editor has saved in a draft, with what it changed. */
type SavedVersion = DraftSave & ChangeOfVersion;

const onPage = 20;

/** A page of the versions of an entry, newest first. `failure`: Git is missing, or refuses to read the content. */
export async function readEntryHistory(
  kind: EntryKind,
  slug: string,
  { place, page }: { place: ContentPlace; page: number },
): Promise<{ versions: EntryVersion[]; hasMore: boolean; failure?: GitError }> {
  const path = entryPath(kind, slug) ?? '';
  const all = await listVersions(path, place).catch((error) => {
    if (error instanceof GitError) return error;
    throw error;
  });
  if (all instanceof GitError) return { versions: [], hasMore: false, failure: all };
  const shown = all.slice((page - 1) * onPage, page * onPage + 1);
  const texts = await readVersions(
    path,
    shown.map(({ id }) => id),
    place,
  );
  const versions = shown.slice(0, onPage).map((version, index) => ({
    ...version,
    ...compare(texts[index + 1] ?? null, texts[index] ?? null, entryKinds[kind].schema),
  }));
  return { versions, hasMore: shown.length > onPage };
}

/**
 * The saves of an entry's drafts, newest first, each compared with the one before of the same editor; the first one with
 * what the editor began from.
 */
export async function readSavedVersions(
  db: Database,
  { kind, slug }: { kind: EntryKind; slug: string },
  { editor, count }: { editor: string | undefined; count: number },
): Promise<{ saves: SavedVersion[]; hasMore: boolean }> {
  const all = await listSaveNames(db, { kind, slug, editor });
  const shown = all.slice(0, count);
  const before = shown.map((save, at) =>
    all.slice(at + 1).find((one) => one.editor === save.editor),
  );
  const needed = new Set([...shown, ...before.flatMap((one) => one ?? [])]);
  const texts = new Map((await readSaves(db, [...needed])).map((save) => [save.id, save]));
  const saves = shown.flatMap(({ id }, at) => {
    const save = texts.get(id);
    if (!save) return [];
    const earlier = texts.get(before[at]?.id ?? '');
    const text = earlier ? earlier.source : save.base;
    return { ...save, ...compare(text, save.source, entryKinds[kind].schema) };
  });
  return { saves, hasMore: all.length > count };
}

/** What differs between two texts of an entry. */
export function compare(
  before: string | null,
  after: string | null,
  schema: ZodType,
): ChangeOfVersion {
  if (after === null) return { is: 'deleted', changes: [] };
  if (before === null) return { is: 'begun', changes: [] };
  try {
    const [old, current] = [before, after].map((text) => parseSource(text, schema));
    return { is: 'changed', changes: diffValues(old, current) };
  } catch (error) {
    if (error instanceof SourceError) return { is: 'text', changes: [] };
    throw error;
  }
}
