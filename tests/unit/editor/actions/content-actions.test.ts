import { expect, test } from 'vitest';
import type { AdminContext } from '@/lib/admin/entry/enter-admin';
import { contentActions } from '@/lib/editor/actions/content-actions';
import { readDraft, readDrafts, saveDraft } from '@/lib/editor/drafts/draft';
import { listSaveNames } from '@/lib/editor/drafts/draft-saves';
import { onSqlite } from '@/tests/databases/on-both';

const now = new Date('2026-11-28T09:00:00.000Z');
const key = { kind: 'film', slug: 'faust', editor: 'anna@house.example', base: null };

onSqlite('publishing drafts of the list', (open) => {
  test('is refused if one was saved since the list was shown', async () => {
    const db = await open();
    const saved = await saveDraft(db, { ...key, source: 'year: 1926\n' }, now);
    const { id, revision } = 'draft' in saved ? saved.draft : { id: '', revision: 0 };
    await saveDraft(db, { ...key, source: 'year: 19\n', revision }, now);
    const visitor = { sessionId: 's', personId: 'p', email: 'ben@house.example', locale: 'fr' };
    const admin = { db, now, origin: '', visitor: { ...visitor, role: 'publishes' } };
    const publish = (more = {}) =>
      contentActions.publish.run(admin as AdminContext, {
        [`draft-${id}`]: `${revision}`,
        ...more,
      });
    expect(await publish()).toBe('/desk/content?fault=saved-since');
    const later = { when: 'later', day: '2099-01-01', time: '10:00' };
    expect(await publish(later)).toBe('/desk/content?fault=saved-since');
    const seen = { draft: id, revision: `${revision}` };
    const discarded = await contentActions.discard.run(admin as AdminContext, seen);
    expect(discarded).toBe('/desk/content?fault=saved-since');
    expect(await readDrafts(db, [id])).toMatchObject([{ state: 'draft', revision: 2 }]);
  });
});

onSqlite('a draft of the shop’s settings', (open) => {
  test.each([
    ['publish', (id: string) => ({ [`draft-${id}`]: '1' })],
    ['hand-in', (draft: string) => ({ draft })],
    ['discard', (draft: string) => ({ draft })],
    ['resolve', (draft: string) => ({ draft, 'choice-': 'theirs' })],
  ] as const)('is not for the role publishes to %s', async (name, fieldsOf) => {
    const db = await open();
    const change = { ...key, kind: 'shop', slug: 'shop', source: 'currency: CHF\n' };
    const saved = await saveDraft(db, change, now);
    const id = 'draft' in saved ? saved.draft.id : '';
    const visitor = { sessionId: 's', personId: 'p', email: key.editor, locale: 'fr' };
    const admin = { db, now, origin: '', visitor: { ...visitor, role: 'publishes' } };
    const path = await contentActions[name].run(admin as AdminContext, fieldsOf(id));
    expect(path).toMatch(/[?]fault=/);
    expect(await readDrafts(db, [id])).toMatchObject([{ state: 'draft', revision: 1 }]);
  });
});

onSqlite('a saved text', (open) => {
  test('becomes the draft of its editor again, and of people who publish', async () => {
    const db = await open();
    const [first, second] = ['year: 1926\n', 'year: 19\n'];
    await saveDraft(db, { ...key, source: first }, now);
    await saveDraft(db, { ...key, source: second, revision: 1 }, new Date(now.getTime() + 1));
    const [, save = '' as never] = await listSaveNames(db, key);
    const restore = (email: string, role: string) => {
      const visitor = { sessionId: 's', personId: 'p', email, locale: 'fr', role };
      const admin = { db, now, origin: '', visitor } as AdminContext;
      return contentActions['restore-save'].run(admin, { save: save.id });
    };
    expect(await restore('eve@house.example', 'writes')).toBe('/desk/content?fault=gone');
    const restored = '/desk/content/film/faust?said=restored';
    expect(await restore(key.editor, 'writes')).toBe(restored);
    expect(await readDraft(db, key)).toMatchObject({ source: first, revision: 3 });
    expect(await restore('ben@house.example', 'publishes')).toBe(restored);
    expect(await readDraft(db, { ...key, editor: 'ben@house.example' })).toMatchObject({
      source: first,
    });
  });
});

onSqlite('the versions of an action', (open) => {
  test('can be restored only from their own entry, and undone only if the editor has published them', async () => {
    const db = await open();
    const visitor = { sessionId: 's', personId: 'p', email: 'ben@house.example', locale: 'fr' };
    const admin = { db, now, origin: '', visitor: { ...visitor, role: 'publishes' } };
    const version = 'f'.repeat(40);
    for (const name of ['undo', 'restore'] as const) {
      const fields = { kind: 'film', slug: 'nerven', version };
      const path = await contentActions[name].run(admin as AdminContext, fields);
      expect(path).toMatch(/[?]fault=(?:form|no-git)$/);
    }
  });
});
