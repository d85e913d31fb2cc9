import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { filmSchema, type RawFilm } from '@/lib/content/schema/film';
import { chooseAddresses, type Named } from '@/tools/import/matching/choose-addresses';
import { matchRows } from '@/tools/import/matching/match-rows';
import type { Memory } from '@/tools/import/memory';
import { readCells } from '@/tools/import/read-cells';
import { readRows } from '@/tools/import/table/read-rows';
import { mergePeople } from '@/tools/import/writing/merge-people';
import { updateFilmYaml } from '@/tools/import/writing/update-film-yaml';
import { writeFilmYaml } from '@/tools/import/writing/write-film-yaml';

describe('addresses of new films', () => {
  const film = (text: string, year = 1926, rest: Partial<Named> = {}): Named => ({
    ...{ titles: [{ text, lang: 'de' }], year, directors: [] },
    ...rest,
  });
  const choose = (films: Named[], taken: string[] = []) => chooseAddresses(films, taken);

  test('makes an address of the title', () => {
    expect(choose([film('Schloß Vogelöd')])).toEqual(['schloss-vogeloed']);
  });

  test('puts the year behind the title that two new films have, in whatever order they stand', () => {
    expect(choose([film('Faust'), film('Faust', 1900)])).toEqual(['faust-1926', 'faust-1900']);
  });

  test('leaves a film of the house its address, and gives the new one of that title the year', () => {
    expect(choose([film('Faust')], ['faust'])).toEqual(['faust-1926']);
  });

  test('tells films of one title and year by who directed them, and else counts', () => {
    const films = [
      film('Faust', 1926, { directors: ['F. W. Murnau'] }),
      film('Faust'),
      film('Faust'),
    ];
    expect(choose(films, ['faust-1926'])).toEqual([
      'faust-1926-murnau',
      'faust-1926-2',
      'faust-1926-3',
    ]);
  });

  test.each([
    [
      [
        { text: '東京物語', lang: 'ja' },
        { text: 'Voyage à Tokyo', lang: 'fr' },
      ],
      'voyage-a-tokyo',
    ],
    [
      [
        { text: '東京物語', lang: 'ja' },
        { text: 'Die Reise nach Tōkyō', lang: 'de' },
      ],
      'die-reise-nach-tokyo',
    ],
    [[{ text: 'Броненосец', lang: 'ru' }], 'bronenosec'],
    [[{ text: '東京 1953', lang: 'ja' }], '1953'],
    [[{ text: '東京物語', lang: 'ja' }], undefined],
  ])('makes of %j the address %s', (titles, slug) => {
    expect(choose([film('', 1953, { titles })])).toEqual([slug]);
  });
});

describe('the film of a row', () => {
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

  test.each([
    ['its slug', 'faust;;;;;;', 'faust'],
    ['its slug, with another title', 'nerven;;;Nerves;en;1919;', 'nerven'],
    ['its id at IMDb, under another title', ';;tt0016847;Urfaust;de;1925;', 'faust'],
    ['its number in the table', ';F-1;;;;;', 'nerven'],
    ['its title and year, in another case', ';;;FAUST. EINE DEUTSCHE VOLKSSAGE;de;1926;', 'faust'],
    ['its title, year and director', ';;;Nerven;de;1919;robert reinert', 'nerven'],
    ['another year', ';;;Danse serpentine;fr;1902;', 'new'],
    ['another director', ';;;Nerven;de;1919;Somebody Else', 'new'],
    ['another number', ';F-2;;Nerven;de;1919;Robert Reinert', 'new'],
    [
      'another id at IMDb',
      ';;tt0000001;Faust – Eine deutsche Volkssage;de;1926;F. W. Murnau',
      'new',
    ],
  ])('knows a film by %s', (_, row, expected) => {
    expect(match(row)).toEqual([expected]);
  });

  test.each([
    [
      'an address of a film from other years',
      'faust;;;Faust;de;1960;Peter Gorski',
      'slug: an address that is free: that of “faust” is a film’s from 1926',
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

  test('takes each film once', () => {
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
});

describe('the file of people', () => {
  test('adds years and people, keeps what an editor has written, and says where the table has another year', () => {
    const before = '# Checked in 2026.\nMax Linder:\n  born: 1884\n';
    const { yaml, others } = mergePeople(before, [
      { name: 'Max Linder', born: 1883, died: 1925 },
      { name: 'Jean Vigo', born: 1905 },
      { name: 'Jean Vigo', died: 1934 },
      { name: 'Sylvie' },
      { name: 'Max Linder', born: 1883 },
    ]);
    expect(yaml).toContain('# Checked in 2026.');
    expect(parse(yaml)).toEqual({
      'Max Linder': { born: 1884, died: 1925 },
      'Jean Vigo': { born: 1905, died: 1934 },
    });
    expect(others).toEqual(['Max Linder: born 1884, and the table says 1883']);
  });
});

describe('the file of a film', () => {
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
    - name: Lia Borré
synopsis:
  de: >-
    Ein Fabrikant hat
    Gesichte.
added: 2026-11-05
# end
`;
  type Fields = Record<string, unknown>;
  const change = (changes: Fields, text = file) => {
    const next = { ...parse(text), ...changes };
    for (const [key, value] of Object.entries(changes)) if (value === undefined) delete next[key];
    const after = updateFilmYaml(text, next);
    expect(parse(after)).toEqual(next);
    return after;
  };

  test('changes a value where it stands, and no other letter of the file', () => {
    expect(change({ year: 1920 })).toBe(file.replace('1919 #', '1920 #'));
    const title = { original: { text: 'Nerven: ein Film', lang: 'de' } };
    expect(change({ title })).toBe(file.replace('Nerven,', '"Nerven: ein Film",'));
  });

  test('takes a field away with its lines, and leaves what stands around it', () => {
    expect(change({ runtime: undefined })).toBe(file.replace('runtime: 110\n', ''));
  });

  test('puts a new field where the schema has it', () => {
    expect(change({ countries: ['DE'] })).toBe(
      file.replace('runtime: 110\n', 'runtime: 110\ncountries:\n  - DE\n'),
    );
    expect(change({ editorNote: 'x' })).toBe(file.replace('# end', 'editorNote: x\n# end'));
  });

  describe('A file of the tests’ house', () => {
    const folder = 'tests/house/films';
    test.each(readdirSync(folder))('%s keeps all its other lines', (name) => {
      const text = readFileSync(`${folder}/${name}`, 'utf8');
      const { runtime: _, ...rest } = parse(text);
      const after = updateFilmYaml(text, {
        ...rest,
        runtime: 77.5,
        age: { system: 'CH', value: 6 },
      });
      expect(parse(after)).toEqual({ ...rest, runtime: 77.5, age: { system: 'CH', value: 6 } });
      const own = (line: string) => !/^(runtime:|age:| {2}(system|value): )/.test(line);
      expect(after.split('\n').filter(own)).toEqual(text.split('\n').filter(own));
    });
  });
});

describe('the file of a new film', () => {
  test('writes keys in the order of the schema, and long text as a block', () => {
    const synopsis = { fr: 'Un homme arrose son jardin. '.repeat(6).trim() };
    const film = { synopsis, year: 1900, title: { original: { text: 'A', lang: 'fr' } } };
    const yaml = writeFilmYaml(film);
    expect(Object.keys(parse(yaml))).toEqual(['title', 'year', 'synopsis']);
    expect(yaml).toContain('fr: >-\n');
    expect(parse(yaml)).toEqual(film);
  });
});
