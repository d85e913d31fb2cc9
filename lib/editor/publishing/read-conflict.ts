import type { Draft } from '../drafts/draft';
import { entryKinds, entryPath } from '../entries/entry-kinds';
import type { ContentPlace } from '../versions/content-repository';
import { readContentText } from '../versions/read-content-text';
import { listVersions, type Version } from '../versions/read-versions';
import { digestOf } from '../versions/save-version';
import { mergeSources } from './merge-sources';
import type { FieldConflict } from './merge-values';
import type { EntryName } from './plan-publication';

export type Conflict = {
  fields: FieldConflict[];
  /** The digest of the file that the choices are made for; empty if there is none. */
  seen: string;
  /** The last version of the file. */
  theirs?: Version;
};

/** The fields of a draft that somebody else has changed differently meanwhile; `undefined` if there are none. */
export async function readConflict(
  draft: Draft,
  { kind, slug }: EntryName,
  place: ContentPlace,
): Promise<Conflict | undefined> {
  const path = entryPath(kind, slug);
  if (!path) return undefined;
  const theirs = readContentText(place.contentFolder, path);
  const texts = { base: draft.base, mine: draft.source, theirs };
  const merged = mergeSources(texts, entryKinds[kind].schema);
  if (!('conflicts' in merged)) return undefined;
  // Without Git it is not known who changed the file.
  const [last] = await listVersions(path, place).catch(() => []);
  return { fields: merged.conflicts, seen: digestOf(theirs) ?? '', ...(last && { theirs: last }) };
}
