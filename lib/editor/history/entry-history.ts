import type { ZodType } from 'zod';
import { parseSource, SourceError } from '../entries/edit-source';
import { type EntryKind, entryKinds, entryPath } from '../entries/entry-kinds';
import type { ContentPlace } from '../versions/content-repository';
import { listVersions, readVersions, type Version } from '../versions/read-versions';
import { GitError } from '../versions/run-git';
import { diffValues, type FieldChange } from './diff-values';

/** A version with what it changed. */
export type EntryVersion = Version & {
  /** `begun`: the first version; `text`: the file is no YAML in one of them, so that its fields cannot be compared. */
  is: 'begun' | 'changed' | 'deleted' | 'text';
  changes: FieldChange[];
};

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

/** What differs between two texts of an entry. */
export function compare(
  before: string | null,
  after: string | null,
  schema: ZodType,
): Pick<EntryVersion, 'is' | 'changes'> {
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
