import { isEmpty } from '@/lib/content/validate/without-empty';
import type { Database } from '@/lib/shop/database/open-database';
import { type Draft, deleteDraft, readDraft, saveDraft } from '../drafts/draft';
import { applyValue, parseSource } from '../entries/edit-source';
import { entryKinds } from '../entries/entry-kinds';
import { type EntryFile, readPublished } from './entry-state';

/**
 * Changes the value of an entry in the editor's draft, which begins from the file if there is none yet, or from nothing.
 * @returns the draft; `undefined` if there is none, because nothing has changed or all of it was taken back
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
  // Another request of the same editor came between the two queries.
  return await changeEntry(db, { kind, slug, path, editor }, change, now);
}
