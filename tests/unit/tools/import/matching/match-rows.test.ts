import { expect, it } from 'vitest';
import { filmSchema, type RawFilm } from '@/lib/content/schema/film';
import { matchRows } from '@/tools/import/matching/match-rows';
import type { Memory } from '@/tools/import/memory';
import { readCells } from '@/tools/import/read-cells';
import { readRows } from '@/tools/import/table/read-rows';

const film = (title: string, year: number, rest: object = {}): RawFilm =>
  filmSchema.parse({ title: { original: { text: title, lang: 'de' } }, year, ...rest });

const films = new Map([
  [
    'faust',
    film('Faust – Eine deutsche Volkssage', 1926, {
      directors: ['F. W. Murnau'],
      ids: { imdb: 'tt0016847' },
    }),
  ],
  ['nerven', film('Nerven', 1919, { directors: ['Robert Reinert'] })],
  ['danse', film('Danse serpentine', 1896)],
]);
const memory: Memory = new Map([
  [
    'nerven',
    {
      id: 'F-1',
      cells: new Map([
        ['original_title', 'Die Nerven'],
        ['year', '1920'],
      ]),
    },
  ],
]);
const head = 'slug;id;imdb;original_title;original_lang;year;directors';

/** What each row of a table is said to be of. */
function match(...lines: string[]): string[] {
  const { rows } = readRows([head, ...lines].join('\n'));
  const said = rows.map((row) => readCells(row, { genre: String, job: String }));
  return matchRows(said, films, memory).map((found) => {
    if ('slug' in found) return found.slug;
    return 'isNew' in found ? 'new' : `? ${found.column}: ${found.expected}`;
  });
}

it.each([
  ['its slug', 'faust;;;;;;', 'faust'],
  ['its slug, with another title', 'nerven;;;Nerves;en;1919;', 'nerven'],
  ['its id at IMDb, under another title', ';;tt0016847;Urfaust;de;1925;', 'faust'],
  ['its number in the table', ';F-1;;;;;', 'nerven'],
  ['its number, with a title that is alike', ';F-1;;Nerven!;de;1990;', 'nerven'],
  ['its title and year, in another case', ';;;FAUST. EINE DEUTSCHE VOLKSSAGE;de;1926;', 'faust'],
  ['its title, year and director', ';;;Nerven;de;1919;robert reinert', 'nerven'],
  ['what the table called it before an editor mended it', ';;;Die Nerven;de;1920;', 'nerven'],
  [
    'another slug that is free, which makes it another',
    'danse-2;;;Danse serpentine;fr;1896;',
    'new',
  ],
  ['another year', ';;;Danse serpentine;fr;1902;', 'new'],
  ['another director', ';;;Nerven;de;1919;Somebody Else', 'new'],
  ['another number', ';F-2;;Nerven;de;1919;Robert Reinert', 'new'],
  ['another id at IMDb', ';;tt0000001;Faust – Eine deutsche Volkssage;de;1926;F. W. Murnau', 'new'],
])('knows a film by %s', (_, row, expected) => {
  expect(match(row)).toEqual([expected]);
});

it.each([
  [
    'an address of a film from other years',
    'faust;;;Faust;de;1960;Peter Gorski',
    'slug: an address that is free: that of “faust” is a film’s from 1926',
  ],
  [
    'an address of a film with other ids',
    'faust;;tt0000001;Faust;de;1926;',
    'slug: an address that is free: that of “faust” is another film’s',
  ],
  [
    'a number that was another film’s, as two lists may both count from one',
    ';F-1;;Opium;de;1919;',
    'id: a number of its own: it was that of “nerven”',
  ],
  [
    'the ids of a film that has another address',
    'urfaust;;tt0016847;Faust;de;1926;',
    'slug: “faust”: under that address',
  ],
  [
    'nearly the year of a film of this director',
    ';;;Nerven;de;1921;Robert Reinert',
    'year: a slug: “nerven” is there',
  ],
])('asks about %s', (_, row, expected) => {
  const [found] = match(row);
  expect(found).toContain(`? ${expected}`);
});

it('takes two films of one title and director for two where another row is of the one that is there', () => {
  expect(match(';;;Nerven;de;1921;Robert Reinert', ';;;Nerven;de;1919;Robert Reinert')).toEqual([
    'new',
    'nerven',
  ]);
});

it('takes each film once', () => {
  const rows = match(
    ';;;A;de;1919;B',
    ';;;a;de;1919;B',
    ';;tt0000002;C;de;1919;',
    ';;tt0000002;D;de;1919;',
  );
  expect(rows).toEqual([
    'new',
    expect.stringContaining('row 2 is of the same'),
    'new',
    expect.stringContaining('row 4 is of the same'),
  ]);
});
