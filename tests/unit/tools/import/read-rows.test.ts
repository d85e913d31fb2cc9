import { expect, it } from 'vitest';
import { readRows } from '@/tools/import/read-rows';

const head = 'original_title,year,countries';
const read = (...lines: string[]) => {
  const { rows, faults } = readRows(lines.join('\n'));
  return {
    films: rows.map(({ line, cells }) => `${line} ${cells.original_title} ${cells.countries}`),
    faults: faults.map(({ line, field, expected }) => `${line} ${field}: ${expected}`),
  };
};

it.each([';', '\t'])('takes a table whose cells are divided by %j, as its head says', (sign) => {
  const row = ['Nerven', '1919', '"DE;AT"'].join(sign);
  expect(read(head.replaceAll(',', sign), row)).toEqual({ films: ['2 Nerven DE;AT'], faults: [] });
});

it('takes lists in a table that is divided by commas', () => {
  expect(read(head, 'Nerven,1919,DE;AT;CH')).toEqual({ films: ['2 Nerven DE;AT;CH'], faults: [] });
});

it('takes what is written over several lines within quotes', () => {
  expect(read(head, '"Ner\nven",1919,DE').films).toEqual(['3 Ner\nven DE']);
});

it('loses one row to a quote that is not closed, and no other', () => {
  const { films, faults } = read(head, 'A,1900,FR', '"B,1901,FR', 'C,1902,FR', '', '"D",1903,FR');
  expect(films).toEqual(['2 A FR', '4 C FR', '6 D FR']);
  expect(faults).toEqual([
    '3 row: each quote (") to be closed, and one within a cell to be doubled ("")',
  ]);
});

it('says how many cells were expected, and how many there are', () => {
  expect(read(head, 'A,1900').faults).toEqual(['2 row: 3 cells, as the head has, found 2']);
});

it.each([[''], ['\n\n']])('says of a table with nothing in it that there is no head', (text) => {
  expect(read(text).faults.join()).toMatch(/^1 columns: a head with the columns' names/);
});

it('says of a head alone that there are no films', () => {
  expect(read(head).faults).toEqual(['2 row: a film below the head']);
});

it('says of a head without titles and years that these are owed, and reads no further', () => {
  const { films, faults } = read('Titel;Jahr', 'Nerven;1919');
  expect(films).toEqual([]);
  expect(faults.map((fault) => fault.slice(0, 24))).toEqual([
    '1 Titel: one of the colu',
    '1 Jahr: one of the colum',
    '1 original_title: this c',
    '1 year: this column to b',
  ]);
});
