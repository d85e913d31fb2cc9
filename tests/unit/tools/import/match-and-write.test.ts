import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { filmSchema, type RawFilm } from '@/lib/content/schema/film';
import { columnNamed } from '@/tools/import/columns/columns';
import { compareCells, type LastImport } from '@/tools/import/last-import';
import { chooseSlugs, type NewFilm } from '@/tools/import/matching/choose-slugs';
import { matchRows } from '@/tools/import/matching/match-rows';
import { readCells } from '@/tools/import/read-cells';
import { readRows } from '@/tools/import/read-rows';
import { writeFilmYaml } from '@/tools/import/writing/film-yaml';
import { mergePeople } from '@/tools/import/writing/merge-people';
import { updateFilmYaml } from '@/tools/import/writing/update-film-yaml';

const film = (text: string, year = 1926, rest: Partial<NewFilm> = {}): NewFilm => ({
  ...{ titles: [{ text, lang: 'de' }], year, directors: [] },
  ...rest,
});
const murnau = { directors: ['F. W. Murnau'] };

test.each<[NewFilm[], string[], string[]]>([
  [[film('Schloß Vogelöd')], [], ['schloss-vogeloed']],
  [[film('Faust'), film('Faust', 1900)], [], ['faust-1926', 'faust-1900']],
  [[film('Faust')], ['faust'], ['faust-1926']],
  [
    [film('Faust', 1926, murnau), film('Faust'), film('Faust')],
    ['faust-1926'],
    ['faust-1926-murnau', 'faust-1926-2', 'faust-1926-3'],
  ],
  [[film('Faust'), film('Urfaust', 1926, { slug: 'faust' })], [], ['faust-1926', 'faust']],
])('chooseSlugs: slugs of new films differ from existing ones (%#)', (films, taken, addresses) =>
  expect(chooseSlugs(films, taken)).toEqual(addresses),
);

test.each([
  [['東京物語 ja', 'Voyage à Tokyo fr'], 'voyage-a-tokyo'],
  [['東京物語 ja', 'Die Reise nach Tōkyō de'], 'die-reise-nach-tokyo'],
  [['Броненосец ru'], 'bronenosec'],
  [['東京 1953 ja'], '1953'],
  [['東京物語 ja'], undefined],
])('chooseSlugs: a slug is made of a title with Latin letters: %j', (written, slug) => {
  const titles = written.map((title) => ({ text: title.slice(0, -3), lang: title.slice(-2) }));
  expect(chooseSlugs([film('', 1953, { titles })], [])).toEqual([slug]);
});

describe('matchRows', () => {
  const film = (title: string, year: number, rest: object = {}): RawFilm =>
    filmSchema.parse({ title: { original: { text: title, lang: 'de' } }, year, ...rest });
  const ids = { directors: ['F. W. Murnau'], ids: { imdb: 'tt0016847' } };
  const films = new Map([
    ['faust', film('Faust – Eine deutsche Volkssage', 1926, ids)],
    ['nerven', film('Nerven', 1919, { directors: ['Robert Reinert'] })],
    ['danse', film('Danse serpentine', 1896)],
  ]);
  const cells = new Map([
    ['original_title', 'Die Nerven'],
    ['year', '1920'],
  ] as const);
  const memory: LastImport = new Map([
    ['nerven', { id: 'F-1', cells: new Map<string, string>(cells) }],
  ]);

  /** The slug or the question that each row of a table gives. */
  function match(...lines: string[]): string[] {
    const head = 'slug;id;imdb;original_title;original_lang;year;directors';
    const { rows } = readRows([head, ...lines].join('\n'));
    const parsed = rows.map((row) => readCells(row, { genre: String, job: String }));
    return matchRows(parsed, films, memory).map((found) => {
      if ('slug' in found) return found.slug;
      return 'isNew' in found ? 'new' : `? ${found.column}: ${found.expected}`;
    });
  }

  test.each([
    ['its slug', 'nerven;;;Nerves;en;1919;', 'nerven'],
    ['its id at IMDb', ';;tt0016847;Urfaust;de;1925;', 'faust'],
    ['its number in the table', ';F-1;;;;;', 'nerven'],
    ['its title and year', ';;;FAUST. EINE DEUTSCHE VOLKSSAGE;de;1926;', 'faust'],
    ['its title, year and director', ';;;Nerven;de;1919;robert reinert', 'nerven'],
    ['its title in an earlier table', ';;;Die Nerven;de;1920;', 'nerven'],
    ['another year', ';;;Danse serpentine;fr;1902;', 'new'],
    ['another director', ';;;Nerven;de;1919;Somebody Else', 'new'],
    ['another number', ';F-2;;Nerven;de;1919;Robert Reinert', 'new'],
    ['another id', ';;tt0000001;Faust – Eine deutsche Volkssage;de;1926;F. W. Murnau', 'new'],
  ])('a row is matched by %s', (_, row, expected) => expect(match(row)).toEqual([expected]));

  test.each([
    ['faust;;;Faust;de;1960;Peter Gorski', 'slug: an address that is free: that of “faust”'],
    [';F-1;;Opium;de;1919;', 'id: a number of its own: it was that of “nerven”'],
    ['urfaust;;tt0016847;Faust;de;1926;', 'slug: “faust”: under that address'],
    [';;;Nerven;de;1921;Robert Reinert', 'year: a slug: “nerven” is there'],
  ])('the row %s is ambiguous', (row, expected) =>
    expect(match(row)[0]).toContain(`? ${expected}`),
  );

  test.each([
    // value in the film, in the table, at the last import; changed by
    ['1919', '1919', '1919', 'no one'],
    ['1919', '1920', '1919', 'the table'],
    ['1920', '1919', '1919', 'no one'],
    ['1920', '1920', '1919', 'no one'],
    ['1921', '1920', '1919', 'both'],
    ['1919', '', '1919', 'the table'],
    ['', '1919', '1919', 'no one'],
    ['', '1920', '1919', 'both'],
    ['', '1919', '', 'the table'],
    ['1919', '', '', 'no one'],
    ['1919', '1920', '', 'both'],
  ])(
    '“%s” in the film, “%s” in the table and “%s” before was changed by %s',
    (here, table, before, who) => {
      const year = columnNamed('year');
      const { changed, both } = compareCells(year ? [year] : [], () => ({ here, table, before }));
      expect(changed.length > 0 ? 'the table' : both.length > 0 ? 'both' : 'no one').toBe(who);
    },
  );
});

test('mergePeople adds years and people, and values of editors stay', () => {
  const before = '# Checked in 2026.\nMax Linder:\n  born: 1884\n';
  const { yaml, others } = mergePeople(before, [
    { name: 'Max Linder', born: 1883, died: 1925 },
    { name: 'Jean Vigo', born: 1905 },
    { name: 'Jean Vigo', died: 1934 },
    { name: 'Sylvie' },
  ]);
  expect(yaml).toContain('# Checked in 2026.');
  expect(parse(yaml)).toEqual({
    'Max Linder': { born: 1884, died: 1925 },
    'Jean Vigo': { born: 1905, died: 1934 },
  });
  expect(others).toEqual(['Max Linder: born 1884, and the table says 1883']);
});

const file = `# Checked against the print, May 2026.
title: { original: { text: Nerven,   lang: de } } # as on the card

# The censor's card says 1920.
year:   1919 # first shown in December
runtime: 110
directors:
# alone
- Robert Reinert
cast:
    - { name: Erna Morena,   role: Elisabeth }   # sic
synopsis:
  de: >-
    Ein Fabrikant hat
    Gesichte.
# end
`;
const change = (changes: object, text = file) => {
  const next = JSON.parse(JSON.stringify({ ...parse(text), ...changes }));
  const after = updateFilmYaml(text, next);
  expect(parse(after)).toEqual(next);
  return after;
};

test('updateFilmYaml: only changed values are edited', () => {
  expect(change({})).toBe(file);
  expect(change({ year: 1920 })).toBe(file.replace('1919 #', '1920 #'));
  const title = { original: { text: 'Nerven: ein Film', lang: 'de' } };
  expect(change({ title })).toBe(file.replace('Nerven,', '"Nerven: ein Film",'));
  expect(change({ runtime: undefined })).toBe(file.replace('runtime: 110\n', ''));
  expect(change({ countries: ['DE'] })).toBe(
    file.replace('runtime: 110\n', 'runtime: 110\ncountries:\n  - DE\n'),
  );
  const directors = ['Robert Reinert', 'A'];
  expect(change({ directors })).toContain('directors:\n# alone\n- Robert Reinert\n- A\n');
});
test('updateFilmYaml: a new file has its keys in the order of the schema, and long text as a block', () => {
  const synopsis = { fr: 'Un homme arrose son jardin. '.repeat(6).trim() };
  const film = { synopsis, year: 1900, title: { original: { text: 'A', lang: 'fr' } } };
  const yaml = writeFilmYaml(film);
  expect(Object.keys(parse(yaml))).toEqual(['title', 'year', 'synopsis']);
  expect(yaml).toContain('fr: >-\n');
  expect(parse(yaml)).toEqual(film);
});
