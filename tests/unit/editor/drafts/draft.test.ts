import { expect, test } from 'vitest';
import { deleteDraft, listDrafts, readDraft, saveDraft } from '@/lib/editor/drafts/draft';
import { listSaveNames, markRefused, readSaves } from '@/lib/editor/drafts/draft-saves';
import { onBoth } from '@/tests/databases/on-both';

const now = new Date('2026-11-28T09:00:00.000Z');
const entry = { kind: 'film', slug: 'nosferatu' };
const anna = { ...entry, editor: 'anna@house.example' };
const ben = { ...entry, editor: 'ben@house.example' };
const base = 'title: Nosferatu\n';

onBoth('drafts', (open) => {
  test('are stored for each editor and entry', async () => {
    const db = await open();
    await saveDraft(db, { ...anna, base, source: 'a' }, now);
    await saveDraft(db, { ...ben, base, source: 'b' }, now);
    expect(await readDraft(db, anna)).toMatchObject({ source: 'a', base, revision: 1 });
    expect(await readDraft(db, ben)).toMatchObject({ source: 'b', state: 'draft' });
    expect(await readDraft(db, { ...anna, slug: 'faust' })).toBeUndefined();
    expect(await listDrafts(db, { kind: 'film' })).toHaveLength(2);
    expect(await listDrafts(db, { kind: 'news' })).toEqual([]);
  });

  test('are not overwritten by a second window of the same editor', async () => {
    const db = await open();
    const save = (source: string, revision?: number) =>
      saveDraft(db, { ...anna, base, source, revision }, now);
    await save('one');
    expect(await save('two', 1)).toMatchObject({ draft: { source: 'two', revision: 2 } });
    for (const revision of [undefined, 1])
      expect(await save('late', revision)).toMatchObject({ changed: { source: 'two' } });
    expect(await readDraft(db, anna)).toMatchObject({ source: 'two' });
    await db.deleteFrom('content_drafts').execute();
    expect(await save('late', 2)).toEqual({ changed: undefined });
  });

  test('are drafts again when they are changed after they were scheduled', async () => {
    const db = await open();
    await saveDraft(db, { ...anna, base, source: 'one' }, now);
    const scheduled = { state: 'scheduled', publish_at: now.toISOString() } as const;
    await db.updateTable('content_drafts').set(scheduled).execute();
    await saveDraft(db, { ...anna, base, source: 'two', revision: 1 }, now);
    expect(await readDraft(db, anna)).toMatchObject({ state: 'draft', publish_at: null });
  });

  test('keep the texts of their last 50 saves for 30 days, also when they are deleted', async () => {
    const db = await open();
    const at = (minute: number) => new Date(now.getTime() + minute * 60_000);
    const savesOf = async (key = anna) => readSaves(db, await listSaveNames(db, key));
    const texts = async (key = anna) => (await savesOf(key)).map(({ source }) => source);
    for (let revision = 0; revision < 52; revision += 1) {
      const change = { ...anna, base, source: `text ${revision}` };
      await saveDraft(db, { ...change, revision: revision || undefined }, at(revision));
    }
    await saveDraft(db, { ...ben, base, source: 'b' }, at(0));
    const draft = await readDraft(db, anna);
    if (draft) await markRefused(db, draft);
    if (draft) await deleteDraft(db, draft);
    expect(await texts()).toHaveLength(50);
    expect([(await texts())[0], (await texts()).at(-1)]).toEqual(['text 51', 'text 2']);
    const refused = (await savesOf()).filter((save) => save.refused);
    expect(refused.map(({ source }) => source)).toEqual(['text 51']);
    expect(await texts(ben)).toEqual(['b']);
    await saveDraft(db, { ...ben, slug: 'faust', base, source: 'f' }, at(31 * 24 * 60));
    expect([await texts(), await texts(ben)]).toEqual([[], []]);
  });

  test('are deleted as they were read', async () => {
    const db = await open();
    const saved = await saveDraft(db, { ...anna, base, source: 'one' }, now);
    const draft = 'draft' in saved ? saved.draft : undefined;
    if (!draft) throw new Error('not saved');
    await saveDraft(db, { ...anna, base, source: 'two', revision: 1 }, now);
    expect(await deleteDraft(db, draft)).toBe(false);
    expect(await deleteDraft(db, { ...draft, revision: 2 })).toBe(true);
  });
});
