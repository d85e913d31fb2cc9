import type { Database } from '@/lib/shop/database/open-database';
import { addCollisions, collisionsOf } from '../drafts/collisions';
import { type Draft, readDraft, saveDraft } from '../drafts/draft';
import { applyValue, parseSource } from '../entries/edit-source';
import { entryKinds } from '../entries/entry-kinds';
import { mergeValues } from '../publishing/merge-values';
import { buildForm } from './build-field';
import { type EntryFile, readPublished } from './entry-state';
import type { Posted } from './form-data';
import { keepUntouched } from './keep-untouched';
import type { FormContext } from './leaf-inputs';
import { readForm } from './read-form';

type PostedEntry = EntryFile & {
  /** The email address of the editor whose draft it is. */
  editor: string;
  /** The email address of the person who has sent the form; absent if it is the editor. */
  by?: string | undefined;
  posted: Posted | undefined;
  /** The text that the form showed. */
  shown: string;
  /** The revision of the draft that the form showed; absent if there was none. */
  revision: number | undefined;
};

/**
 * `isMerged`: the draft was saved in another window, or by somebody else, since the form was shown. It has both changes.
 * `hasCollided`: for some fields both have another text. The draft has the one that was saved first; what was typed now is
 * kept beside it (`readCollisions`).
 */
export type SavedEntry =
  | { draft: Draft; isMerged: boolean; hasCollided: boolean }
  | { unchanged: Draft | undefined; hasCollided: boolean }
  | { isTooLong: true };

/** Maximum length of an entry's text in bytes: the validator's limit for content files. */
export const longestSource = 1024 * 1024;

/** Saves a posted form as the editor's draft. Without a change there is no draft. */
export async function saveEntry(
  db: Database,
  entry: PostedEntry,
  context: FormContext,
  now: Date,
): Promise<SavedEntry> {
  const { kind, slug, path, editor, by = editor, posted, shown, revision } = entry;
  const { schema } = entryKinds[kind];
  const form = buildForm(kind);
  const before = parseSource(shown, schema);
  const value = keepUntouched(
    form,
    { before, after: readForm(form, posted, context) ?? {} },
    context,
  );
  const stored = await readDraft(db, { kind, slug, editor });
  // The draft of the form was published or discarded meanwhile. The changes are based on `shown`, and publishing merges
  // them like those of another editor.
  const isGone = stored === undefined && revision !== undefined;
  // A draft that was begun again after a publication may have the revision of the earlier one, but not its text.
  const isMerged =
    !isGone && (stored?.revision !== revision || (stored?.source ?? shown) !== shown);
  // Without a draft the text that the form showed is what the editor begins from, even if the file has changed since:
  // publishing then merges both.
  // A single file that does not exist is shown as an empty text.
  const file = isMerged ? readPublished(path) : shown || null;
  const base = stored ? stored.base : file;
  const theirs = (stored ? stored.source : file) ?? '';
  const merged = isMerged
    ? mergeValues({ base: before, mine: value, theirs: parseSource(theirs, schema) })
    : undefined;
  const source = merged
    ? applyValue(theirs, merged.value, schema)
    : applyValue(shown, value, schema);
  if (Buffer.byteLength(source) > longestSource) return { isTooLong: true };
  const collisions = collisionsOf(merged?.conflicts ?? [], by, now);
  const hasCollided = collisions.length > 0;
  await addCollisions(db, { kind, slug, editor }, collisions, now);
  if (source === theirs) return { unchanged: stored, hasCollided };
  const change = { kind, slug, editor, source, base, revision: stored?.revision };
  const saved = await saveDraft(db, change, now);
  if ('draft' in saved) return { draft: saved.draft, isMerged, hasCollided };
  // Another request of the same editor came between the two queries: once more, with what it stored.
  return await saveEntry(db, entry, context, now);
}
