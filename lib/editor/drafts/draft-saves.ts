import type { Selectable } from 'kysely';
import type { ContentDraftTable, ContentSaveTable } from '@/lib/shop/database/admin-tables';
import type { Database } from '@/lib/shop/database/open-database';
import { isEntryKind } from '../entries/entry-kinds';

/** A text that an editor has saved in a draft (`ContentSaveTable` says what the fields are). */
export type DraftSave = Selectable<ContentSaveTable>;

type Draft = Selectable<ContentDraftTable>;

/** How many saves of an entry are kept for each editor, and for how long (ms). */
const most = 50;
const longest = 30 * 24 * 60 * 60_000;

/** Keeps the text of a draft that was just saved, also after the draft is published or deleted. */
export async function keepSave(
  db: Database,
  { kind, slug, editor, source, base }: Pick<Draft, 'kind' | 'slug' | 'editor' | 'source' | 'base'>,
  now: Date,
): Promise<void> {
  // A pasted table is stored like a draft, but is no entry.
  if (!isEntryKind(kind)) return;
  const save = { id: crypto.randomUUID(), kind, slug, editor, source, base, refused: 0 };
  await db
    .insertInto('content_saves')
    .values({ ...save, saved_at: now.toISOString() })
    .execute();
  const kept = db
    .selectFrom('content_saves')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('editor', '=', editor)
    .orderBy('saved_at', 'desc')
    .limit(most);
  const ids = (await kept.execute()).map(({ id }) => id);
  const oldest = new Date(now.getTime() - longest).toISOString();
  await db
    .deleteFrom('content_saves')
    .where((is) =>
      is.or([
        is('saved_at', '<', oldest),
        is.and([
          ...[is('kind', '=', kind), is('slug', '=', slug), is('editor', '=', editor)],
          is('id', 'not in', ids),
        ]),
      ]),
    )
    .execute();
}

/** Notes that the publication of a draft, as it was saved last, was refused. */
export async function markRefused(
  db: Database,
  { kind, slug, editor, source }: Pick<Draft, 'kind' | 'slug' | 'editor' | 'source'>,
): Promise<void> {
  const last = await db
    .selectFrom('content_saves')
    .select(['id', 'source'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('editor', '=', editor)
    .orderBy('saved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.source === source)
    await db.updateTable('content_saves').set({ refused: 1 }).where('id', '=', last.id).execute();
}

type SavesOf = Pick<Draft, 'kind' | 'slug'> & { editor?: string | undefined };

/** The saves of an entry without their texts, the latest first; of all editors, or of one. */
export async function listSaveNames(db: Database, { kind, slug, editor }: SavesOf) {
  const saves = db
    .selectFrom('content_saves')
    .select(['id', 'editor'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy('saved_at', 'desc');
  return await (editor === undefined ? saves : saves.where('editor', '=', editor)).execute();
}

/** Saves with their texts, in the order of their ids. */
export async function readSaves(
  db: Database,
  names: readonly Pick<DraftSave, 'id'>[],
): Promise<DraftSave[]> {
  if (names.length === 0) return [];
  const ids = names.map(({ id }) => id);
  const rows = db.selectFrom('content_saves').selectAll().where('id', 'in', ids);
  const saves = new Map((await rows.execute()).map((save) => [save.id, save]));
  return ids.flatMap((id) => saves.get(id) ?? []);
}

export async function readSave(db: Database, id: string): Promise<DraftSave | undefined> {
  return await db.selectFrom('content_saves').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The number of an editor's saves that are kept. */
export async function countSaves(db: Database, editor: string): Promise<number> {
  const { count } = db.fn;
  const row = db
    .selectFrom('content_saves')
    .select(count('id').as('saves'))
    .where('editor', '=', editor);
  return Number((await row.executeTakeFirst())?.saves ?? 0);
}
