import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { saveDraft } from '@/lib/editor/drafts/draft';
import { compare } from '@/lib/editor/history/entry-history';
import { shortenTexts } from '@/lib/editor/history/shorten-texts';
import { filterEntries, listEntries, sortEntries } from '@/lib/editor/lists/list-entries';
import { readOverview } from '@/lib/editor/lists/overview';
import { onSqlite } from '@/tests/databases/on-both';
import { temporaryFolder } from '../../temporary-folder';

const now = new Date('2026-11-28T09:00:00.000Z');
const film = (title: string, more = '') =>
  `title:\n  original: { text: ${title}, lang: de }\n  fr: ${title} en français\nyear: 1922\n${more}`;
const root = () =>
  temporaryFolder({
    'content/site.yaml':
      'name: Films\nurl: https://films.example\ntagline: { fr: a, de: b }\ndescription: { fr: a, de: b }\n',
    'content/films/nosferatu.yaml': film('Nosferatu'),
    'content/films/faust.yaml': film('Faust', 'draft: true\n'),
    'content/films/tartuffe.yaml': film('Tartüff', 'publishedFrom: 2026-12-24\n'),
    'content/films/city-girl.yaml': 'title: { fr: City Girl }\n',
  });

onSqlite('the lists of content', (open) => {
  test('have every entry with its state, and new entries that are drafts alone', async () => {
    const [db, folder] = [await open(), root()];
    const place = { contentFolder: join(folder, 'content'), dataFolder: join(folder, 'data') };
    const draft = { kind: 'film', editor: 'anna@house.example', base: null };
    await saveDraft(db, { ...draft, slug: 'tabu', source: film('Tabu') }, now);
    await saveDraft(db, { ...draft, slug: 'faust', source: film('Faust') }, now);
    const listing = { db, place, locale: 'fr', timeZone: 'Europe/Zurich', now } as const;
    const entries = await listEntries('film', listing);
    const found = (filter: Parameters<typeof filterEntries>[1]) =>
      filterEntries(entries, filter)
        .map(({ slug }) => slug)
        .sort();
    expect(entries.find(({ slug }) => slug === 'tartuffe')).toMatchObject({
      ...{ title: 'Tartüff en français', state: 'scheduled' },
      publishedAt: Date.parse('2026-12-23T23:00:00.000Z'),
    });
    expect(found({ state: 'published' })).toEqual(['nosferatu']);
    expect(found({ state: 'draft' })).toEqual(['faust', 'tabu']);
    expect(found({ state: 'faulty' })).toEqual(['city-girl']);
    expect(found({ search: 'TARTUFF français' })).toEqual(['tartuffe']);
    expect(found({ search: 'city-girl' })).toEqual(['city-girl']);
    const titles = (order: 'title' | 'year') =>
      sortEntries(entries, order, 'fr').map(({ title }) => title);
    expect(titles('title')).toEqual(titles('title').toSorted());
    expect(titles('year').at(-1)).toBe('City Girl');
    const overview = await readOverview(db, { place, locale: 'de', email: 'anna@films.example' });
    expect(overview.counts).toContainEqual(['film', 4]);
    expect(overview.faulty.map(({ path }) => path)).toEqual(['films/city-girl.yaml']);
    expect(overview.drafts.map(({ title }) => title).sort()).toEqual(['Faust', 'Tabu']);
  });
});

test('a version names the fields that it changed', () => {
  const [before, after] = [film('Faust'), film('Faust 2', 'genres: [drama]\n')];
  expect(compare(before, after, filmSchema)).toEqual({
    is: 'changed',
    changes: [
      { keys: ['title', 'original', 'text'], before: 'Faust', after: 'Faust 2' },
      { keys: ['title', 'fr'], before: 'Faust en français', after: 'Faust 2 en français' },
      { keys: ['genres'], before: undefined, after: ['drama'] },
    ],
  });
  const cast = (names: string[]) =>
    film('Faust', `cast: [${names.map((name) => `{ name: ${name} }`)}]\n`);
  expect(compare(cast(['A', 'B']), cast(['B', 'C', 'A']), filmSchema).changes).toEqual([
    { keys: ['cast', '1'], before: undefined, after: { name: 'C' } },
  ]);
  const long = `${'word '.repeat(60)}end`;
  expect(shortenTexts(long, long.replace('word end', 'new end'))).toEqual([
    expect.stringMatching(/^… (?:word ){10,}end$/),
    expect.stringMatching(/^… (?:word ){10,}new end$/),
  ]);
  expect(compare(null, after, filmSchema).is).toBe('begun');
  expect(compare(before, null, filmSchema).is).toBe('deleted');
  expect(compare('{', after, filmSchema).is).toBe('text');
});
