import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AdminContext } from '@/lib/admin/entry/enter-admin';
import { filmSchema } from '@/lib/content/schema/film';
import { getLibrary } from '@/lib/content/store/library';
import { contentActions } from '@/lib/editor/actions/content-actions';
import { addCollisions, readCollisions } from '@/lib/editor/drafts/collisions';
import { type Draft, deleteDraft, saveDraft } from '@/lib/editor/drafts/draft';
import { parseSource } from '@/lib/editor/entries/edit-source';
import { buildForm } from '@/lib/editor/form/build-field';
import { readClashes } from '@/lib/editor/form/entry-clashes';
import { type EntryState, readEntryState } from '@/lib/editor/form/entry-state';
import { createEntry } from '@/lib/editor/form/new-entry';
import { writeForm } from '@/lib/editor/form/read-form';
import { saveEntry } from '@/lib/editor/form/save-entry';
import { createVocabulary, type Vocabularies } from '@/lib/editor/form/vocabulary';
import { vocabularyNames } from '@/lib/editor/form/vocabulary-names';
import { handIn, publishNow } from '@/lib/editor/publishing/publish-now';
import type { Database } from '@/lib/shop/database/open-database';
import { onBoth } from '@/tests/databases/on-both';

const now = new Date('2026-11-28T09:00:00.000Z');
const editor = 'anna@films.example';
const source = readFileSync('tests/site/films/nerven.yaml', 'utf8');
const key = { kind: 'film', slug: 'nerven' };
const entry = { kind: 'film', slug: 'nerven', path: 'films/nerven.yaml' } as const;

const vocabularies = Object.fromEntries(
  vocabularyNames.map((name) => [name, createVocabulary([])]),
) as Vocabularies;
const context = { vocabularies, timeZone: 'Europe/Zurich' };

/** Posts the form as it showed a text, with other texts in some fields. */
function save(db: Database, shown: string, typed: Record<string, string>, revision?: number) {
  const posted = writeForm(buildForm('film'), parseSource(shown, filmSchema), context);
  for (const [name, text] of Object.entries(typed))
    posted.below.set(name, { text, below: new Map() });
  return saveEntry(db, { ...entry, editor, posted, shown, revision }, context, now);
}

onBoth('saveEntry', (open) => {
  test('stores what was typed, and no draft of an untouched form', async () => {
    const db = await open();
    expect(await save(db, source, {})).toMatchObject({ unchanged: undefined });
    const saved = await save(db, source, { runtime: 'long' });
    expect(saved).toMatchObject({ isMerged: false, draft: { base: source, revision: 1 } });
    const state = await readEntryState(db, entry, editor);
    expect(state?.source).toBe(source.replace(/^runtime: .*$/m, 'runtime: long'));
    expect(state?.published).toBe(source);
  });

  test('keeps the changes of two windows of one editor', async () => {
    const db = await open();
    await save(db, source, { runtime: '1' });
    const late = await save(db, source, { year: '1920' });
    expect(late).toMatchObject({ isMerged: true, draft: { base: source, revision: 2 } });
    const state = await readEntryState(db, entry, editor);
    expect(parseSource(state?.source ?? '', filmSchema)).toMatchObject({ runtime: 1, year: 1920 });
  });

  test('keeps both texts that two windows have typed into one field, until the editor takes one', async () => {
    const db = await open();
    await save(db, source, { runtime: '1', year: '1918' });
    const late = () => save(db, source, { runtime: '2', year: '1918', editorNote: 'A' });
    expect(await late()).toMatchObject({ isMerged: true, hasCollided: true });
    // A reload sends it once more.
    expect(await late()).toMatchObject({ unchanged: { revision: 2 }, hasCollided: true });
    const value = async () =>
      parseSource((await readEntryState(db, entry, editor))?.source ?? '', filmSchema);
    expect(await value()).toMatchObject({ runtime: 1, year: 1918, editorNote: 'A' });
    const { list, revision } = await readCollisions(db, { ...entry, editor });
    expect(list).toEqual([
      { keys: ['runtime'], mine: 2, saved: 1, by: editor, at: now.toISOString() },
    ]);
    const visitor = { email: editor, role: 'writes' };
    const admin = { db, now, visitor } as unknown as AdminContext;
    const take = (of: number, take: string) =>
      contentActions['take-text'].run(admin, {
        ...{ kind: 'film', slug: 'nerven', place: '0', revision: `${of}`, take },
      });
    const { id = '' } = (await readEntryState(db, entry, editor))?.draft ?? {};
    for (const act of [handIn(admin, id), publishNow(admin, [id])])
      expect(await act, 'not before the choice').toContain('/nerven/conflict?');
    expect(await take(revision + 1, 'mine')).toContain('fault=form');
    expect(await take(revision, 'mine')).toContain('said=resolved');
    expect(await value()).toMatchObject({ runtime: 2, year: 1918, editorNote: 'A' });
    expect((await readCollisions(db, { ...entry, editor })).list).toEqual([]);

    // Another row of a list has moved up since.
    const keys = ['directors', '0'];
    const moved = { keys, mine: 'A', saved: 'B', by: editor, at: now.toISOString() };
    await addCollisions(db, { ...entry, editor }, [moved], now);
    const again = await readCollisions(db, { ...entry, editor });
    expect(await take(again.revision, 'mine')).toContain('fault=list-changed');
    expect(await readCollisions(db, { ...entry, editor })).toEqual(again);
  });

  test('another editor’s draft clashes in the fields that both have changed, whatever was published since', async () => {
    const db = await open();
    const textOf = (year: number, runtime: number) =>
      source
        .replace(/^year: .*$/m, `year: ${year}`)
        .replace(/^runtime: .*$/m, `runtime: ${runtime}`);
    const ben = 'ben@films.example';
    await saveDraft(db, { ...key, editor, base: textOf(1, 1), source: textOf(1, 2) }, now);
    await saveDraft(db, { ...key, editor: ben, base: source, source: textOf(3, 3) }, now);
    const state = await readEntryState(db, entry, editor);
    const { others } = await readClashes(db, entry, state as EntryState, editor);
    expect(others.map(({ fields }) => fields.map(({ field }) => field))).toEqual([['runtime']]);
  });

  test('changes to a draft that no longer exists are merged at publication, like those of another editor', async () => {
    const db = await open();
    const saved = await save(db, source, { runtime: '1' });
    const { draft } = saved as { draft: Draft };
    await deleteDraft(db, draft);
    const late = await save(db, draft.source ?? '', { year: '1920' }, draft.revision);
    expect(late).toMatchObject({ isMerged: false, draft: { base: draft.source } });
  });

  test('a draft that was begun again keeps its text, though the form shows its first revision, too', async () => {
    const db = await open();
    const { draft } = (await save(db, source, { runtime: '1' })) as { draft: Draft };
    await deleteDraft(db, draft);
    await save(db, source, { editorNote: 'A' });
    const late = await save(db, draft.source ?? '', { year: '1920' }, draft.revision);
    expect(late).toMatchObject({ isMerged: true, draft: { revision: 2 } });
    const state = await readEntryState(db, entry, editor);
    const both = { editorNote: 'A', year: 1920 };
    expect(parseSource(state?.source ?? '', filmSchema)).toMatchObject(both);
  });

  test('a new entry has an address of its own', async () => {
    const db = await open();
    const film = {
      kind: 'film',
      title: 'Die Glöckner',
      language: 'de',
      year: 1926,
      editor,
    } as const;
    const create = (more: object) => createEntry(db, { ...film, ...more }, getLibrary(), now);
    expect(await create({})).toEqual({ slug: 'die-gloeckner' });
    expect(await create({})).toMatchObject({ refused: 'taken' });
    expect(await create({ slug: 'nerven' })).toMatchObject({ refused: 'taken' });
    for (const slug of ['new', '../site', 'A'])
      expect(await create({ slug })).toMatchObject({ refused: 'slug' });
    expect(await create({ title: '' })).toMatchObject({ refused: 'title' });
    expect(await create({ slug: 'b', year: undefined })).toMatchObject({ refused: 'year' });
  });
});
