import type { Selectable } from 'kysely';
import type { ContentDraftTable } from '@/lib/shop/database/admin-tables';
import { lockRows } from '@/lib/shop/database/dialects';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';
import { entryKinds } from '../entries/entry-kinds';
import { keepSave } from './draft-saves';

/** A change of one entry by one editor that is not published (`ContentDraftTable` says what the fields are). */
export type Draft = Selectable<ContentDraftTable>;

/** An entry of one editor. */
export type DraftKey = Pick<Draft, 'kind' | 'slug' | 'editor'>;

export type DraftChange = DraftKey &
  Pick<Draft, 'source' | 'base'> & {
    /** The revision that the editor has seen; absent if there was no draft. */
    revision?: number | undefined;
  };

/** `changed`: the draft was saved from elsewhere since `revision` (absent: deleted or published); nothing was stored. */
export type SavedDraft = { draft: Draft } | { changed: Draft | undefined };

/**
 * Stores an editor's draft of an entry. A draft that was handed in or scheduled is being written again after that, so
 * that nothing is published that its publisher has not seen. The texts of the last saves are kept (`keepSave`).
 */
export async function saveDraft(
  db: Database,
  { revision, ...change }: DraftChange,
  now: Date,
): Promise<SavedDraft> {
  return await inTransaction(db, async (tx) => {
    const stored = await readDraft(tx, change);
    if (stored?.revision !== revision) return { changed: stored };
    const values = {
      ...change,
      ...{ changed_at: now.toISOString(), revision: (revision ?? 0) + 1, state: 'draft' as const },
      ...{ publish_at: null, batch: null, scheduled_by: null, problem: null },
    };
    const id = stored?.id ?? crypto.randomUUID();
    await tx
      .insertInto('content_drafts')
      .values({ id, ...values })
      .onConflict((on) => on.column('id').doUpdateSet(values))
      .execute();
    await keepSave(tx, values, now);
    return { draft: { id, ...values } };
  });
}

/** An editor's draft of an entry. In a transaction the row is locked. */
export async function readDraft(
  db: Database,
  { kind, slug, editor }: DraftKey,
): Promise<Draft | undefined> {
  const row = db
    .selectFrom('content_drafts')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('editor', '=', editor);
  return await (db.isTransaction ? lockRows(db, row) : row).executeTakeFirst();
}

/** Drafts by their ids; those that no longer exist are missing. */
export async function readDrafts(db: Database, ids: readonly string[]): Promise<Draft[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('content_drafts')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('changed_at')
    .execute();
}

/** The drafts of entries without their texts, the latest first; of one kind or one entry if it is given. */
export async function listDrafts(
  db: Database,
  { kind, slug }: { kind?: string; slug?: string } = {},
) {
  let drafts = db
    .selectFrom('content_drafts')
    .select(['id', 'kind', 'slug', 'editor', 'changed_at', 'revision', 'state'])
    .select(['publish_at', 'batch', 'problem'])
    .where('kind', 'in', Object.keys(entryKinds))
    .orderBy('changed_at', 'desc');
  if (kind) drafts = drafts.where('kind', '=', kind);
  if (slug) drafts = drafts.where('slug', '=', slug);
  return await drafts.execute();
}

export type ListedDraft = Awaited<ReturnType<typeof listDrafts>>[number];

/** Deletes a draft as it was read: not one that was saved since. @returns whether it was there */
export async function deleteDraft(
  db: Database,
  { id, revision }: Pick<Draft, 'id' | 'revision'>,
): Promise<boolean> {
  const row = db.deleteFrom('content_drafts').where('id', '=', id).where('revision', '=', revision);
  return (await row.executeTakeFirst()).numDeletedRows > 0n;
}
