import { expect, test } from 'vitest';
import type { AdminContext } from '@/lib/admin/entry/enter-admin';
import type { Role } from '@/lib/admin/roles';
import { readDrafts, saveDraft } from '@/lib/editor/drafts/draft';
import { handIn } from '@/lib/editor/publishing/publish-now';
import type { Database } from '@/lib/shop/database/open-database';
import { onSqlite } from '@/tests/databases/on-both';

const now = new Date('2026-11-28T09:00:00.000Z');
const [anna, ben] = ['anna@house.example', 'ben@house.example'];

const asPerson = (db: Database, email: string, role: Role): AdminContext => ({
  ...{ db, now, origin: 'https://films.example' },
  visitor: { sessionId: 's', personId: 'p', email, locale: 'fr', role },
});

async function makeDraft(db: Database): Promise<string> {
  const change = { kind: 'film', slug: 'faust', editor: anna, source: 'year: 1926\n', base: null };
  const saved = await saveDraft(db, change, now);
  if (!('draft' in saved)) throw new Error('not saved');
  return saved.draft.id;
}

onSqlite('handing in a draft', (open) => {
  test('is for its editor, and who publishes', async () => {
    const db = await open();
    const id = await makeDraft(db);
    expect(await handIn(asPerson(db, ben, 'writes'), id)).toContain('fault=gone');
    expect(await readDrafts(db, [id])).toMatchObject([{ state: 'draft' }]);
    expect(await handIn(asPerson(db, anna, 'writes'), id)).toContain('said=handed-in');
    expect(await readDrafts(db, [id])).toMatchObject([{ state: 'waiting' }]);
    expect(await handIn(asPerson(db, ben, 'publishes'), id)).toContain('said=handed-in');
  });

  test('takes no moment away from a draft that is scheduled', async () => {
    const db = await open();
    const id = await makeDraft(db);
    const scheduled = { state: 'scheduled', publish_at: now.toISOString(), batch: 'b' } as const;
    await db.updateTable('content_drafts').set(scheduled).where('id', '=', id).execute();
    await handIn(asPerson(db, anna, 'writes'), id);
    await handIn(asPerson(db, ben, 'writes'), id);
    expect(await readDrafts(db, [id])).toMatchObject([scheduled]);
  });
});
