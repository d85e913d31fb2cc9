import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { parseTable } from '@/lib/primitives/table/parse-table';
import { columns } from '@/tools/import/columns/columns';
import { openColumns } from '@/tools/import/columns/open-columns';
import { readRows } from '@/tools/import/read-rows';
import { writeOpenData } from '@/tools/open-data/write-open-data';
import { filmFixture } from '../catalog/films/film-fixture';
import { temporaryFolder } from '../temporary-folder';

const content = loadLibrary('tests/site');
const site = 'https://bobine.example';
let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), 'open');
});

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (library: object = {}) => writeOpenData(folder, { ...content, ...library }, site);

test('texts, pictures, files and editors’ fields are not published', () => {
  write();
  const synopsis = content.films.get('etude-en-rectangles')?.synopsis?.fr?.slice(0, 40) ?? '';
  expect(synopsis.length).toBe(40);
  for (const file of ['films.csv', 'films.json']) {
    expect(read(file)).not.toContain(synopsis);
    expect(read(file)).not.toMatch(/\/media\/|editorNote|bookings/);
  }
  const closed = columns.filter((column) => !openColumns.includes(column));
  expect(closed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['id', 'note', 'bookings_email', 'synopsis_fr', 'quotes', 'stills']),
  );
});

test('the JSON names the licence, and the page of each film', () => {
  write();
  const { license, note, films } = JSON.parse(read('films.json'));
  expect(license).toBe('https://creativecommons.org/publicdomain/zero/1.0/');
  expect(note).toMatch(/Synopses.*not part/);
  expect(films).toHaveLength(content.films.size);
  expect(films.find(({ slug }: { slug: string }) => slug === 'nerven')).toMatchObject({
    page: { fr: `${site}/movie/nerven`, de: `${site}/de/movie/nerven` },
    title: { original: { text: 'Nerven', lang: 'de' } },
    year: 1919,
    directors: ['Robert Reinert'],
  });
});

test('no title is a formula in a spreadsheet, and all are read back unchanged', () => {
  const titles = ['=1+1', '+1', '@home', '-30-', "'=quoted", 'Nerven', '-'];
  const films = new Map(
    titles.map((text, at) => [
      `f${at}`,
      { ...filmFixture(`f${at}`), title: { original: { text, lang: 'fr' }, also: [] } },
    ]),
  );
  write({ films });
  const cells = parseTable(read('films.csv'))
    .slice(1)
    .map(({ cells = [] }) => cells[1] ?? '');
  expect(cells.filter((cell) => /^[=+\-@]./.test(cell))).toEqual([]);
  const column = openColumns.find(({ name }) => name === 'original_title');
  const back = readRows(read('films.csv')).rows.map(({ cells: row }) =>
    column?.read(row.get(column) ?? '', { genre: String, job: String }),
  );
  expect(back).toEqual(titles.map((value) => ({ value })));
});
