import type { Database } from '@/lib/shop/database/open-database';
import { type Draft, readDraft, saveDraft } from '../drafts/draft';
import { applyValue, parseSource } from '../entries/edit-source';
import { entryKinds } from '../entries/entry-kinds';
import { mergePreferringMine } from '../publishing/merge-values';
import { buildForm } from './build-field';
import { type EntryFile, readPublished } from './entry-state';
import type { Posted } from './form-data';
import { keepUntouched } from './keep-untouched';
import type { FormContext } from './leaf-inputs';
import { readForm } from './read-form';

type PostedEntry = EntryFile & {
  /** The editor's email address. */
  editor: string;
  posted: Posted | undefined;
  /** The text that the form showed. */
  shown: string;
  /** The revision of the draft that the form showed; absent if there was none. */
  revision: number | undefined;
};

/**
 * `isMerged`: the draft was saved in another window meanwhile. It has both changes; for a common field the later one.
 */
export type SavedEntry =
  | { draft: Draft; isMerged: boolean }
  | { unchanged: Draft | undefined }
  | { isTooLong: true };

/** Maximum length of an entry's text in bytes: the validator's limit for content files. */
export const longestSource = 1024 * 1024;

/** Saves a posted form as the editor's draft. Without a change there is no draft. */
export async function saveEntry(
  db: Database,
  { kind, slug, path, editor, posted, shown, revision }: PostedEntry,
  context: FormContext,
  now: Date,
): Promise<SavedEntry> {
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
  const isMerged = !isGone && stored?.revision !== revision;
  // Without a draft the text that the form showed is what the editor begins from, even if the file has changed since:
  // publishing then merges both.
  // A single file that does not exist is shown as an empty text.
  const file = isMerged ? readPublished(path) : shown || null;
  const base = stored ? stored.base : file;
  const theirs = (stored ? stored.source : file) ?? '';
  const source = isMerged
    ? mergeOwn({ before, value, theirs }, schema)
    : applyValue(shown, value, schema);
  if (Buffer.byteLength(source) > longestSource) return { isTooLong: true };
  if (source === theirs) return { unchanged: stored };
  const change = { kind, slug, editor, source, base, revision: stored?.revision };
  const saved = await saveDraft(db, change, now);
  if ('draft' in saved) return { draft: saved.draft, isMerged };
  // Another request of the same editor came between the two queries: once more, with what it stored.
  return await saveEntry(db, { kind, slug, path, editor, posted, shown, revision }, context, now);
}

/** A draft as another window left it, with the changes of this one. */
function mergeOwn(
  { before, value, theirs }: { before: unknown; value: unknown; theirs: string },
  schema: Parameters<typeof applyValue>[2],
): string {
  const three = { base: before, mine: value, theirs: parseSource(theirs, schema) };
  return applyValue(theirs, mergePreferringMine(three), schema);
}
