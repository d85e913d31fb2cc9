import { isEmpty } from '@/lib/content/validate/without-empty';
import type { Database } from '@/lib/shop/database/open-database';
import { type Draft, deleteDraft, readDraft, saveDraft } from '../drafts/draft';
import { applyValue, parseSource } from '../entries/edit-source';
import { entryKinds } from '../entries/entry-kinds';
import { type EntryFile, readPublished } from './entry-state';

/**
 * Changes the value of an entry in the editor's draft. A new draft begins from the file, or empty if there is no file.
 * @returns the draft; `undefined` if there is none, because nothing was changed or all changes were undone
 * @throws SourceError if the file is no YAML
 */
export async function changeEntry(
  db: Database,
  { kind, slug, path, editor }: EntryFile & { editor: string },
  change: (value: unknown) => unknown,
  now: Date,
): Promise<Draft | undefined> {
  const { schema } = entryKinds[kind];
  const draft = await readDraft(db, { kind, slug, editor });
  const base = draft ? draft.base : readPublished(path);
  const before = (draft ? draft.source : base) ?? '';
  const after = change(parseSource(before, schema));
  const source = applyValue(before, after, schema);
  if (draft && (source === base || (base === null && isEmpty(after)))) {
    await deleteDraft(db, draft);
    return undefined;
  }
  if (source === before) return draft;
  const saved = await saveDraft(
    db,
    { kind, slug, editor, source, base, revision: draft?.revision },
    now,
  );
  if ('draft' in saved) return saved.draft;
  // Another request of the editor has changed the draft since it was read.
  return await changeEntry(db, { kind, slug, path, editor }, change, now);
}
