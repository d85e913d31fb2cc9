import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readHouse } from '@/lib/content/validate/read-house';
import { importFilms, type Wish } from '@/tools/import/import-films';
import { reportImport } from '@/tools/import/report-import';

let house: string;
const write = (name: string, content: string | Buffer) => {
  writeFileSync(join(house, name), content);
  return join(house, name);
};
const read = (name: string) => readFileSync(join(house, name), 'utf8');
const films = () =>
  existsSync(join(house, 'films')) ? readdirSync(join(house, 'films')).sort() : [];

/** Imports a table of these lines; what an editor reads of it. */
function bring(lines: string | string[], wish: Wish = {}) {
  const csv = write('table.csv', [lines].flat().join('\n'));
  const { said, wrong, count, isWhole } = reportImport(importFilms(csv, house, wish), wish);
  expect(isWhole).toBe(true);
  return { said: said.join('\n'), wrong: wrong.join('\n'), count };
}

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-import-'));
  write('genres.yaml', 'drama: { fr: Drame, de: Drama }\nfairy-tale: { fr: Conte, de: Märchen }\n');
  write(
    'site.yaml',
    readFileSync('tests/house/site.yaml')
      .toString()
      .replace(/^lead:\n( .*\n)+/m, ''),
  );
});
afterEach(() => rmSync(house, { recursive: true }));

const head = 'original_title,original_lang,year,directors';

describe('A table', () => {
  it('becomes films with everything its rows say, which the check finds sound', () => {
    const { count } = bring([
      'Originaltitel;Titel;Titre;Jahr;Regie;Laufzeit;Land;Genre;Darsteller;wikidata;imdb;eu_public_domain_since;note',
      "L'Ombre;Der Schatten;L'Ombre;1911;Max Linder (1883–1925)" +
        ';7,5;FR;Märchen, short;Max Linder | Lui;Q12;tt0000014;1996;to be seen',
    ]);
    expect(count).toBe('1 row: 1 new, 0 changed, 0 kept, 0 refused');
    expect(parse(read('films/l-ombre.yaml'))).toEqual({
      title: { original: { text: 'L’Ombre', lang: 'fr' }, fr: 'L’Ombre', de: 'Der Schatten' },
      year: 1911,
      runtime: 7.5,
      countries: ['FR'],
      directors: ['Max Linder'],
      cast: [{ name: 'Max Linder', role: 'Lui' }],
      genres: ['fairy-tale'],
      ids: { wikidata: 'Q12', imdb: 'tt0000014' },
      editorNote: 'to be seen; public domain in the EU since 1996, says the table',
    });
    expect(parse(read('people.yaml'))).toEqual({ 'Max Linder': { born: 1883, died: 1925 } });
    expect(readHouse(house).faults).toEqual([]);
  });

  it('gives each of two films of one title an address with its year', () => {
    bring([head, 'Faust,de,1926,F. W. Murnau', 'Faust,de,1900,', 'Faust,de,1926,Nobody Else']);
    expect(films()).toEqual(['faust-1900.yaml', 'faust-1926-else.yaml', 'faust-1926.yaml']);
    const again = bring([head, 'Faust,de,1926,F. W. Murnau', 'Faust,de,1900,', 'Faust,de,1960,']);
    expect(again.count).toBe('3 rows: 1 new, 0 changed, 2 kept, 0 refused');
    expect(films()).toContain('faust-1960.yaml');
  });

  it('says of a film that is there only what is of the same film', () => {
    bring([`${head},imdb`, 'Faust,de,1926,F. W. Murnau,tt0016847']);
    const { count } = bring([
      `${head},imdb`,
      'Urfaust,de,1926,,tt0016847',
      'Faust,de,1926,F. W. Murnau,tt0016848',
      'FAUST!,de,1926,F.W. Murnau,',
      'Faust,de,1926,Somebody Else,',
    ]);
    expect(count).toBe('4 rows: 2 new, 0 changed, 1 kept, 1 refused');
  });

  it('knows a film again by its number in the table’s database, whatever it is called', () => {
    bring(['id,original_title,original_lang,year', 'F-1,Nerven,de,1919']);
    const { count } = bring(['id,original_title,original_lang,year', 'F-1,Die Nerven,de,1920'], {
      update: true,
    });
    expect(count).toBe('1 row: 0 new, 1 changed, 0 kept, 0 refused');
    expect(parse(read('films/nerven.yaml'))).toMatchObject({ year: 1920 });
    expect(bring(['id,original_title,original_lang,year', 'F-2,Die Nerven,de,1920']).count).toMatch(
      '1 new',
    );
  });

  it('asks whether a film of nearly that year is the same, and makes none', () => {
    bring([head, 'Nerven,de,1919,Robert Reinert']);
    const { wrong, count } = bring([head, 'Nerven,de,1920,Robert Reinert']);
    expect(count).toMatch('1 refused');
    expect(wrong).toContain('“nerven” is there, of this title and director, from 1919');
    expect(
      bring([head, 'Nerven,de,1919,Robert Reinert', 'Nerven,de,1920,Robert Reinert']).count,
    ).toMatch('1 new, 0 changed, 1 kept');
  });

  it('takes a film without Latin letters by a title that has some, and says what lacks else', () => {
    const { wrong } = bring([
      'original_title,original_lang,title_fr,year',
      '東京物語,ja,Voyage à Tokyo,1953',
      '晩春,ja,,1949',
    ]);
    expect(films()).toEqual(['voyage-a-tokyo.yaml']);
    expect(wrong).toBe(
      'row 3, 晩春, column slug: empty, expected a slug such as tokyo-monogatari, or a title with Latin letters in any column of titles',
    );
  });

  it('writes an address as the title’s language does, whether a column says it or not', () => {
    bring(['original_title,title_de,year', 'Der müde Tod,Der müde Tod,1921']);
    expect(films()).toEqual(['der-muede-tod.yaml']);
  });

  it('never writes outside the folder of films', () => {
    const { count, wrong } = bring([
      `slug,${head}`,
      '../../etc/passwd,A,de,1919,',
      'a/b,B,de,1919,',
      '.hidden,C,de,1919,',
      `${'x'.repeat(201)},D,de,1919,`,
    ]);
    expect(count).toBe('4 rows: 0 new, 0 changed, 0 kept, 4 refused');
    expect(wrong).toContain('row 2, A, column slug: found “../../etc/passwd”, expected lower-case');
    expect(films()).toEqual([]);
  });
});

describe('A row that cannot be taken', () => {
  it('is summed with its like, and then listed with row, column, what stands there and what should', () => {
    const { wrong, count } = bring([
      'Originaltitel,original_lang,Jahr,directors,runtime,genres',
      'A,de,zwanzig,,,',
      'B,de,neunzehn,,,',
      'C,de,,Nobody (long ago),,western',
      'D,de,1919,,,drama',
    ]);
    expect(count).toBe('4 rows: 1 new, 0 changed, 0 kept, 3 refused');
    expect(wrong.split('\n')).toEqual([
      '2 rows: column “Jahr” (year) cannot be taken; expected a year such as 1919',
      '1 row: column directors cannot be taken; expected names divided by semicolons, such as Max Linder (1883–1925)',
      '1 row: column “Jahr” (year) is empty; expected a year such as 1919',
      'row 2, A, column “Jahr” (year): found “zwanzig”, expected a year such as 1919',
      'row 3, B, column “Jahr” (year): found “neunzehn”, expected a year such as 1919',
      'row 4, C, column directors: found “Nobody (long ago)”, expected names divided by semicolons, such as Max Linder (1883–1925)',
      'row 4, C, column “Jahr” (year): empty, expected a year such as 1919',
    ]);
  });

  it.each([
    ['genres', 'western', 'genres: found “western”, expected a genre that stands in'],
    ['countries', 'Preussen', 'countries: found “Preussen”, expected an ISO 3166 code such as FR'],
    ['imdb', '10323', 'imdb: found “10323”, expected an IMDb id such as tt0010323'],
    ['motif', 'trein', 'did you mean train?'],
    [
      'poster_alt_de,poster',
      'Bild,/media/none/poster.jpg',
      'poster: found “/media/none/poster.jpg”, expected the file',
    ],
    ['poster', '/media/a.jpg', 'poster_alt_fr: empty, expected what the poster shows, in French'],
    ['vod_ads', 'no', 'expected media.film or media.audio beside it, to watch'],
    ['public_domain', 'CH', 'public_domain: found “CH”, expected a director'],
    ['synopsis_de', 'Gr\uFFFDn', 'letters that were not lost'],
    ['note', 'a\u0000b', 'text without control characters'],
  ])('is one that the check would refuse: %s “%s”', (column, cell, expected) => {
    const { wrong, count } = bring([
      `original_title,original_lang,year,${column}`,
      `A,de,1919,${cell}`,
    ]);
    expect(wrong).toContain(expected);
    expect(count).toMatch('1 refused');
    expect(films()).toEqual([]);
  });

  it('is one that writes a name otherwise than another film does', () => {
    const { wrong } = bring([
      head,
      'A,de,1919,Georges Méliès',
      'B,de,1919,Georges Méliès',
      'C,de,1919,Georges Melies',
    ]);
    expect(wrong).toBe(
      'row 4, C, column directors: found “Georges Melies”, expected one way to write a name, here “Georges Méliès”',
    );
  });

  it('is one of a film that another row is of', () => {
    const { wrong } = bring([head, 'A,de,1919,B', 'A,de,1919,B']);
    expect(wrong).toMatch(/^row 3, A: expected each film in one row; row 2 is of the same/);
  });
});

it('is told that names may be several people, and what new films lack', () => {
  const { said } = bring([head, 'A,de,1919,', 'B,de,1919,"Auguste Lumière, Louis Lumière"']);
  expect(said).toContain('1 of the new lack directors');
  expect(said).toContain('1 name may be several, such as “Auguste Lumière, Louis Lumière”');
});

describe('A table that comes again', () => {
  const first = [
    'slug,original_title,original_lang,year,runtime_min,synopsis_de',
    'nerven,Nerven,de,1919,110,Alt',
    'genuine,Genuine,de,1920,43,',
  ];
  const second = [
    'slug,original_title,original_lang,year,runtime_min,synopsis_de',
    'nerven,Nerven,de,1919,92,Neu',
    'genuine,Genuine,de,1920,43,',
  ];
  const edit = (name: string, from: string, to: string) =>
    write(`films/${name}.yaml`, read(`films/${name}.yaml`).replace(from, to));

  it('keeps films, and says how many it would change', () => {
    bring(first);
    const before = read('films/nerven.yaml');
    const { said, count } = bring(second);
    expect(count).toBe('2 rows: 0 new, 0 changed, 2 kept, 0 refused');
    expect(said).toContain('1 of the kept have changed in the table: --update brings that in');
    expect(read('films/nerven.yaml')).toBe(before);
  });

  it('shows with --dry-run what would be new, changed and kept, and writes nothing', () => {
    bring(first);
    const before = readdirSync(house).map((name) => [name, name.includes('.') && read(name)]);
    const { said, count } = bring([...second, 'opium,Opium,de,1919,112,'], {
      update: true,
      dryRun: true,
    });
    expect(said).toContain('new: films/opium.yaml');
    expect(said).toContain(
      'changed: films/nerven.yaml: runtime_min “110” → “92”; synopsis_de “Alt” → “Neu”',
    );
    expect(count).toBe(
      '3 rows: 1 new, 1 changed, 1 kept, 0 refused (nothing is written: --dry-run)',
    );
    rmSync(join(house, 'table.csv'));
    expect(films()).toEqual(['genuine.yaml', 'nerven.yaml']);
    expect(before.filter(([name]) => name !== 'table.csv')).toEqual(
      readdirSync(house).map((name) => [name, name.includes('.') && read(name)]),
    );
  });

  it('changes what the table has changed, leaves what an editor has, and says where both have', () => {
    bring(first);
    edit('nerven', 'Alt', 'Von Hand # kein Kommentar');
    edit('nerven', 'year: 1919', 'year: 1919 # nach der Zensurkarte');
    edit('genuine', 'runtime: 43', 'runtime: 44');
    const { said, count } = bring(second, { update: true });
    expect(count).toBe('2 rows: 0 new, 1 changed, 1 kept, 0 refused');
    expect(said).toContain('changed: films/nerven.yaml: runtime_min “110” → “92”');
    expect(said).toContain(
      'both changed, the film stays: films/nerven.yaml: synopsis_de is “Von Hand”, in the table “Neu”',
    );
    expect(read('films/nerven.yaml')).toContain('year: 1919 # nach der Zensurkarte\nruntime: 92\n');
    expect(read('films/genuine.yaml')).toContain('runtime: 44');
    // It is said until one of the two gives way.
    expect(bring(second, { update: true }).said).toContain('both changed');
    edit('nerven', 'Von Hand # kein Kommentar', 'Neu');
    expect(bring(second, { update: true }).said).not.toContain('both changed');
  });

  it('remembers long words by their print, and tells as well who changed them', () => {
    const words = (last: string) => `${'Wort '.repeat(400)}${last}`;
    const rows = (last: string) => [first[0] ?? '', `nerven,Nerven,de,1919,110,${words(last)}`];
    bring(rows('Alt'));
    expect(read('imported.csv').length).toBeLessThan(200);
    expect(bring(rows('Neu'), { update: true }).count).toMatch('1 changed');
    edit('nerven', 'Neu', 'Von Hand');
    expect(bring(rows('Neu'), { update: true }).said).not.toContain('both');
    expect(bring(rows('Ganz neu'), { update: true }).said).toContain('both changed');
  });

  it('takes a field away that the table has emptied, and leaves one it never had', () => {
    bring(first);
    edit('genuine', 'runtime: 43', 'runtime: 43\ncountries: [DE]');
    bring([first[0] ?? '', 'nerven,Nerven,de,1919,110,', 'genuine,Genuine,de,1920,43,'], {
      update: true,
    });
    expect(parse(read('films/nerven.yaml')).synopsis).toBeUndefined();
    expect(parse(read('films/genuine.yaml')).countries).toEqual(['DE']);
  });

  it('may have only the columns that bring something new', () => {
    bring(first);
    const { count } = bring(['slug,title_fr', 'nerven,Nerfs', 'opium,Opium'], { update: true });
    expect(count).toBe('2 rows: 0 new, 1 changed, 0 kept, 1 refused');
    expect(parse(read('films/nerven.yaml')).title.fr).toBe('Nerfs');
  });

  it('fills in films that no table has made, and changes nothing else of them', () => {
    bring(first);
    rmSync(join(house, 'imported.csv'));
    const { said } = bring(
      [first[0] ?? '', 'nerven,Nerven,de,1919,92,Alt', 'genuine,Genuine,de,1920,43,Neu'],
      { update: true },
    );
    expect(parse(read('films/genuine.yaml')).synopsis).toEqual({ de: 'Neu' });
    expect(said.split('\n')).toEqual(
      expect.arrayContaining([
        'films that stay, by what the table says otherwise: runtime_min 1',
        'differs, and nothing was imported before, the film stays: films/nerven.yaml: runtime_min is “110”, in the table “92”',
      ]),
    );
  });

  it('keeps comments and the way files are set', () => {
    bring(first);
    const mine =
      '# Mine.\ntitle: {original: {text: Nerven, lang: de}}\n\nyear: 1919\nruntime: 110   # at 18 fps\nsynopsis: {de: Alt}\n';
    write('films/nerven.yaml', mine);
    bring(second, { update: true });
    expect(read('films/nerven.yaml')).toBe(mine.replace('110', '92').replace('Alt', 'Neu'));
  });
});

describe('Nothing is brought in', () => {
  it('where there is no table, or it is a workbook', () => {
    expect(importFilms(join(house, 'none.csv'), house).obstacles).toEqual([
      `${house}/none.csv: expected the table to be there`,
    ]);
    const [obstacle] = importFilms(write('a.csv', 'PK\u0003\u0004'), house).obstacles;
    expect(obstacle).toContain('save it as “CSV UTF-8” first');
  });

  it('where there is no such house, and none is made', () => {
    const none = join(house, 'none');
    const csv = write('a.csv', `${head}\nNerven,de,1919,`);
    expect(importFilms(csv, none)).toMatchObject({
      ...{ rows: 1, refused: 1 },
      obstacles: [expect.stringContaining(`${none}: the house:`)],
    });
    expect(existsSync(none)).toBe(false);
  });

  it('where something of the house cannot be read: it may be the same film', () => {
    bring([head, 'Nerven,de,1919,']);
    write('films/nerven.yaml', 'year: mine');
    const { wrong, count } = bring([head, 'Nerven,de,1919,', 'Opium,de,1919,']);
    expect(wrong).toContain(`${house}/films/nerven.yaml: Line 1, column 7: “year”: found “mine”`);
    expect(count).toBe('2 rows: 0 new, 0 changed, 0 kept, 2 refused');
    expect(read('films/nerven.yaml')).toBe('year: mine');
  });

  it('half: a file is written aside, and nothing of that is left', () => {
    bring([head, ...Array.from({ length: 20 }, (_, index) => `Film ${index},de,1919,`)]);
    const all = readdirSync(house, { recursive: true, encoding: 'utf8' });
    expect(all.filter((name) => name.includes('.new'))).toEqual([]);
    expect(films()).toHaveLength(20);
  });
});
