import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadLibrary, readContent } from '@/lib/content/validate/load-library';
import { writeTable } from '@/lib/primitives/table/write-table';
import { exportFilms } from '@/tools/import/export-films';
import { type ImportOptions, importFilms } from '@/tools/import/import-films';
import { readImportTarget } from '@/tools/import/read-import-target';
import { reportImport } from '@/tools/import/report-import';
import { temporaryFolder } from '../../content/temporary-folder';
import { temporaryFolder as newFolder, writeFiles } from '../../temporary-folder';

describe('importFilms', () => {
  const { at, write } = temporaryFolder();
  const read = (name: string) => readFileSync(at(name), 'utf8');
  const films = () => (existsSync(at('films')) ? readdirSync(at('films')).sort() : []);

  /** Imports a table of these lines; returns the report. */
  function bring(lines: string | string[], wish: ImportOptions = {}) {
    const csv = write('table.csv', [lines].flat().join('\n'));
    const {
      output,
      errors,
      count,
      isComplete: isWhole,
    } = reportImport(importFilms(csv, at(), wish), wish);
    expect(isWhole).toBe(true);
    return { output: output.join('\n'), errors: errors.join('\n'), count };
  }

  beforeEach(() => {
    write(
      'genres.yaml',
      'drama: { fr: Drame, de: Drama }\nfairy-tale: { fr: Conte, de: Märchen }\n',
    );
    write(
      'site.yaml',
      readFileSync('tests/site/site.yaml')
        .toString()
        .replace(/^lead:\n( .*\n)+/m, ''),
    );
  });

  const head = 'original_title,original_lang,year,directors';

  describe('a table', () => {
    test('becomes valid films with all facts of its rows', () => {
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
      expect(readContent(at()).issues).toEqual([]);
    });

    test('is read with times, countries and formulas as people write them', () => {
      const { output } = bring([
        'original_title,original_lang,year,runtime_min,countries,note',
        'A,de,1960,94 min,BRD;Deutsche Demokratische Republik,',
        'B,de,1960,1h34,Tschechoslowakei;UdSSR,',
        'C,de,1960,1:34:00,Yougoslavie;URSS,=A1',
        'D,de,1960,94’,Schweiz,',
      ]);
      const film = (name: string) => parse(read(`films/${name}.yaml`));
      expect(['a', 'b', 'c', 'd'].map((name) => film(name).runtime)).toEqual([94, 94, 94, 94]);
      const countries = ['a', 'b', 'c', 'd'].map((name) => film(name).countries.join(' '));
      expect(countries).toEqual(['DE DD', 'CS SU', 'YU SU', 'CH']);
      expect(output).toContain('1 cell like a formula, imported as text: row 4, “=A1”');
    });

    test('never writes outside the folder of films', () => {
      const { count, errors } = bring([
        `slug,${head}`,
        '../../etc/passwd,A,de,1919,',
        'a/b,B,de,1919,',
        '.hidden,C,de,1919,',
        `${'x'.repeat(201)},D,de,1919,`,
      ]);
      expect(count).toBe('4 rows: 0 new, 0 changed, 0 kept, 4 refused');
      expect(errors).toContain(
        'row 2, A, column slug: found “../../etc/passwd”, expected lower-case',
      );
      expect(films()).toEqual([]);
    });
  });

  describe('an invalid row', () => {
    test('is counted by kind, and listed with row, column, found and expected value', () => {
      const { errors, count } = bring([
        'Originaltitel,original_lang,Jahr,directors,runtime,genres',
        'A,de,zwanzig,,,',
        'B,de,neunzehn,,,',
        'C,de,,Nobody (long ago),,western',
        'D,de,1919,,,drama',
      ]);
      expect(count).toBe('4 rows: 1 new, 0 changed, 0 kept, 3 refused');
      expect(errors.split('\n')).toEqual([
        '2 rows: column “Jahr” (year) cannot be taken; expected a year such as 1919',
        expect.stringMatching(/^1 row: column directors cannot be taken/),
        expect.stringMatching(/^1 row: column “Jahr” \(year\) is empty/),
        'row 2, A, column “Jahr” (year): found “zwanzig”, expected a year such as 1919',
        expect.stringMatching(/^row 3, B, column “Jahr”/),
        expect.stringMatching(/^row 4, C, column directors: found “Nobody \(long ago\)”/),
        expect.stringMatching(/^row 4, C, column “Jahr” \(year\): empty/),
      ]);
    });

    test.each([
      ['countries', 'Preussen', 'countries: found “Preussen”, expected an ISO 3166 code'],
      ['motif', 'trein', 'did you mean train?'],
      ['poster_alt_de,poster', 'Bild,/media/none/poster.jpg', 'poster.jpg”, expected the file'],
      ['poster', '/media/a.jpg', 'poster_alt_fr: empty, expected what the poster shows'],
      ['public_domain', 'CH', 'public_domain: found “CH”, expected a director'],
      ['synopsis_de', 'Gr\uFFFDn', 'letters that were not lost'],
      ['synopsis_de', '#BEZUG!', 'an error of the spreadsheet'],
      ['runtime_min', '"1,5"', '1.5 for one and a half, 90 or 1h30 for hours'],
      ['runtime_min', '1h75 lang', 'minutes such as 94, or 1h34'],
    ])('that the content check would refuse is refused: %s “%s”', (column, cell, expected) => {
      const head = `original_title,original_lang,year,${column}`;
      const { errors, count } = bring([head, `A,de,1919,${cell}`]);
      expect(errors).toContain(expected);
      expect(count).toMatch('1 refused');
      expect(films()).toEqual([]);
    });
  });

  describe('a repeated import', () => {
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

    test('with --dry-run lists new, changed and kept films, and writes nothing', () => {
      bring(first);
      const before = readdirSync(at()).map((name) => [name, name.includes('.') && read(name)]);
      const { output, count } = bring([...second, 'opium,Opium,de,1919,112,'], {
        update: true,
        dryRun: true,
      });
      expect(output).toContain('new: films/opium.yaml');
      expect(output).toContain(
        'changed: films/nerven.yaml: runtime_min “110” → “92”; synopsis_de “Alt” → “Neu”',
      );
      expect(count).toBe(
        '3 rows: 1 new, 1 changed, 1 kept, 0 refused (nothing is written: --dry-run)',
      );
      rmSync(at('table.csv'));
      expect(films()).toEqual(['genuine.yaml', 'nerven.yaml']);
      expect(before.filter(([name]) => name !== 'table.csv')).toEqual(
        readdirSync(at()).map((name) => [name, name.includes('.') && read(name)]),
      );
    });

    test('with --update applies changes of the table, keeps those of editors, and reports conflicts', () => {
      bring(first);
      edit('nerven', 'Alt', 'Von Hand # kein Kommentar');
      edit('nerven', 'year: 1919', 'year: 1919 # nach der Zensurkarte');
      edit('genuine', 'runtime: 43', 'runtime: 44');
      const { output, count } = bring(second, { update: true });
      expect(count).toBe('2 rows: 0 new, 1 changed, 1 kept, 0 refused');
      expect(output).toContain('changed: films/nerven.yaml: runtime_min “110” → “92”');
      expect(output).toContain(
        'both changed, the film stays: films/nerven.yaml: synopsis_de is “Von Hand”, in the table “Neu”',
      );
      expect(read('films/nerven.yaml')).toContain(
        'year: 1919 # nach der Zensurkarte\nruntime: 92\n',
      );
      expect(read('films/genuine.yaml')).toContain('runtime: 44');
      // A conflict is reported until both values are equal.
      expect(bring(second, { update: true }).output).toContain('both changed');
      edit('nerven', 'Von Hand # kein Kommentar', 'Neu');
      expect(bring(second, { update: true }).output).not.toContain('both changed');
    });
  });
});

test('an exported table imports to the same films', () => {
  const folder = newFolder();
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  const tableOf = (path: string) => {
    const read = readImportTarget(path);
    if ('issues' in read) throw new Error(JSON.stringify(read.issues));
    return writeTable(exportFilms(read), 'excel');
  };
  for (const home of [from, to]) {
    mkdirSync(join(home, 'films'), { recursive: true });
    for (const name of ['genres.yaml', 'jobs.yaml', 'site.yaml'])
      if (existsSync(`tests/site/${name}`)) cpSync(`tests/site/${name}`, join(home, name));
    symlinkSync(resolve('tests/site/media'), join(home, 'media'));
  }
  cpSync('tests/site/people.yaml', join(from, 'people.yaml'));
  // Every third of the tests' site.
  for (const name of readdirSync('tests/site/films').filter((_, at) => at % 3 === 0))
    cpSync(`tests/site/films/${name}`, join(from, 'films', name));
  const csv = join(folder, 'films.csv');
  const table = tableOf(from);
  writeFiles(folder, { 'films.csv': table });
  expect(importFilms(csv, to)).toMatchObject({ issues: [], refused: 0 });

  const [before, after] = [loadLibrary(from), loadLibrary(to)];
  expect(after.films).toEqual(before.films);
  for (const [name, years] of Object.entries(after.people))
    expect(before.people[name], name).toMatchObject(years);

  expect(tableOf(to)).toBe(table);
  const again = importFilms(csv, to, { update: true });
  expect(again.outcomes.every(({ kind }) => kind === 'kept')).toBe(true);
});
