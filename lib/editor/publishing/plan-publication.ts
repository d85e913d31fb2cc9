import { join } from 'node:path';
import type { ZodType } from 'zod';
import type { Issue } from '@/lib/content/validate/issue';
import { withLaidOver } from '@/lib/content/validate/laid-over';
import { readContent } from '@/lib/content/validate/load-library';
import { checkContent } from '@/lib/server/content-update/update-content';
import type { Draft } from '../drafts/draft';
import { parseSource, SourceError } from '../entries/edit-source';
import { type EntryKind, entryKinds, entryPath, isEntryKind } from '../entries/entry-kinds';
import { listUploads, type Upload, uploadsFolder } from '../uploads/stored-uploads';
import type { ContentPlace } from '../versions/content-repository';
import { readContentText } from '../versions/read-content-text';
import { mergeSources } from './merge-sources';
import type { FieldConflict } from './merge-values';

/** An entry of the content. */
export type EntryName = { kind: EntryKind; slug: string };

/** The fields of an entry that a draft and somebody else have changed differently. */
export type EntryConflict = EntryName & { draftId: string; fields: FieldConflict[] };

/** A file as a publication writes it, by its path in the content folder, and the text it replaces. */
export type PlannedFile = { path: string; before: string | null; text: string | null };

/** What a publication would write, or why it cannot be written. */
export type Plan =
  | { files: PlannedFile[]; uploads: Upload[] }
  | { conflicts: EntryConflict[] }
  | { issues: Issue[] };

/** The name of a draft's entry; `undefined` if this version of the software has no such kind. */
export function entryNameOf({ kind, slug }: Pick<Draft, 'kind' | 'slug'>): EntryName | undefined {
  return isEntryKind(kind) ? { kind, slug } : undefined;
}

/**
 * Merges drafts with the files as they are now, one after the other, and validates the whole content with the result
 * laid over. Nothing is written.
 */
export async function planPublication(
  drafts: readonly Draft[],
  place: ContentPlace,
): Promise<Plan> {
  const { contentFolder } = place;
  const uploads: Upload[] = [];
  const files = new Map<string, PlannedFile>();
  const conflicts: EntryConflict[] = [];
  for (const draft of drafts) {
    const entry = entryNameOf(draft);
    const path = entry && entryPath(entry.kind, entry.slug);
    if (!entry || !path) throw new Error(`There is no entry ${draft.kind}/${draft.slug}`);
    const planned = files.get(path);
    const before = planned ? planned.before : readContentText(contentFolder, path);
    const texts = { base: draft.base, mine: draft.source, theirs: planned?.text ?? before };
    const merged = mergeSources(texts, entryKinds[entry.kind].schema);
    if ('conflicts' in merged)
      conflicts.push({ ...entry, draftId: draft.id, fields: merged.conflicts });
    else {
      files.set(path, { path, before, text: merged.text });
      const { schema } = entryKinds[entry.kind];
      uploads.push(...listUploads(readValue(merged.text, schema), place));
    }
  }
  if (conflicts.length > 0) return { conflicts };
  const changed = [...files.values()].filter(({ before, text }) => before !== text);
  const issues = await findIssues(place, changed);
  return issues.length > 0 ? { issues } : { files: changed, uploads };
}

/** The uploads that a draft names and that the content folder does not have. */
export function listDraftUploads(draft: Draft, place: ContentPlace): Upload[] {
  const entry = entryNameOf(draft);
  return entry ? listUploads(readValue(draft.source, entryKinds[entry.kind].schema), place) : [];
}

/** The value of a text; `undefined` if there is none, or if it is not YAML, which validation reports. */
function readValue(text: string | null, schema: ZodType): unknown {
  try {
    return text === null ? undefined : parseSource(text, schema);
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}

/**
 * The issues that the whole content would have with these files and with the uploads. Paths are relative to the content
 * folder. A server validates in a child process.
 */
export async function findIssues(
  place: ContentPlace,
  files: readonly Pick<PlannedFile, 'path' | 'text'>[],
): Promise<Issue[]> {
  const { contentFolder } = place;
  const uploads = uploadsFolder(place);
  if (process.env.NODE_ENV === 'production') return await checkContent<Issue>({ files, uploads });
  const texts = new Map(files.map(({ path, text }) => [join(contentFolder, path), text]));
  const { issues } = withLaidOver({ texts, uploads }, () => readContent(contentFolder));
  return issues.map((issue) => ({ ...issue, path: relativeTo(contentFolder, issue.path) }));
}

const relativeTo = (folder: string, path: string) =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
