import { expect, it } from 'vitest';
import { readRows } from '@/tools/import/table/read-rows';

const head = 'original_title,year,countries';
const read = (...lines: string[]) => {
  const { rows, faults, count, unread } = readRows(lines.join('\n'));
  return {
    films: rows.map(({ row, cells }) => [row, ...cells.values()].join(' ')),
    faults: faults.map(({ row, expected }) => `${row} ${expected}`),
    ...{ count, unread },
  };
};

it.each([';', '\t'])('takes a table whose cells are divided by %j, as its head says', (sign) => {
  const row = ['Nerven', '1919', '"DE;AT"'].join(sign);
  expect(read(head.replaceAll(',', sign), row)).toMatchObject({ films: ['2 Nerven 1919 DE;AT'] });
});

it('takes what Excel says of its cells in a line of its own', () => {
  expect(read('sep=|', head.replaceAll(',', '|'), 'Nerven|1919|DE').films).toEqual([
    '2 Nerven 1919 DE',
  ]);
});

it.each(['\n', '\r\n', '\r'])('takes rows that end in %j', (end) => {
  expect(read([head, 'A,1900,FR', 'B,1901,FR'].join(end)).films).toHaveLength(2);
});

it('takes rows that end in several ways, as tables put together from others have them', () => {
  expect(readRows(`${head}\r\nA,1900,FR\nB,1901,FR\rC,1902,FR`).rows).toHaveLength(3);
});

it('takes lists in a table that is divided by commas', () => {
  expect(read(head, 'Nerven,1919,DE;AT;CH').films).toEqual(['2 Nerven 1919 DE;AT;CH']);
});

it('takes what is written over several lines within quotes, and counts rows as a spreadsheet', () => {
  const { films } = read(head, '"Ner\nven",1919,DE', '', '"Say ""no""",1920,DE');
  expect(films).toEqual(['2 Ner\nven 1919 DE', '4 Say "no" 1920 DE']);
});

it('takes a quote within a cell that has none around it', () => {
  expect(read(head, 'Ner"ven 12",1919,DE').films).toEqual(['2 Ner"ven 12" 1919 DE']);
});

it.each([
  'original title,YEAR,Countries',
  '"Original-Title", Year ,country',
  'Originaltitel,Jahr,Länder',
  'Titre original,Année,Pays',
])('knows the columns of the head %s', (names) => {
  expect(read(names, 'A,1900,FR').films).toEqual(['2 A 1900 FR']);
});

it.each(['Table 1', 'Filmliste, Stand 2026;;', ';;\n\n;;'])(
  'finds the head below what programs and people put above it: %j',
  (above) => {
    const { rows, above: skipped } = readRows(`${above}\nTitre original;Année;Pays\nA;1900;FR`);
    expect(rows.map(({ row }) => row)).toEqual([above.split('\n').length + 2]);
    expect(skipped).toBe(above.startsWith(';') ? 0 : 1);
  },
);

it('takes nothing for nothing, as databases write it', () => {
  expect(read(head, 'A,1900,NULL', 'B,1901,\\N').films).toEqual(['2 A 1900', '3 B 1901']);
});

it('takes rows that Excel has cut short or drawn out by empty cells', () => {
  const { films, faults } = read(`${head},,`, 'A,1900', 'B,1901,FR,,,,', ';;'.replaceAll(';', ','));
  expect(films).toEqual(['2 A 1900', '3 B 1901 FR']);
  expect(faults).toEqual([]);
});

it('refuses a row with more cells than its head, and says how many there are', () => {
  expect(read(head, 'A, B,1900,FR').faults).toEqual([
    '2 3 cells, as the head has, found 4: a cell with the sign that divides cells needs quotes',
  ]);
});

it('loses one row to a quote that is not closed, and no other', () => {
  const { films, faults, count } = read(
    ...[head, 'A,1900,FR', '"B,1901,FR', 'C,1902,FR', '', '"D",1903,FR'],
  );
  expect(films).toEqual(['2 A 1900 FR', '4 C 1902 FR', '6 D 1903 FR']);
  expect(faults).toEqual([expect.stringMatching(/^3 each quote \("\) to be closed.*this row/)]);
  expect(count).toBe(4);
});

it('loses no rows to a quote that is closed many rows later', () => {
  const between = Array.from({ length: 164 }, (_, index) => `Film ${index},1919,DE`);
  const { films, faults, count } = read(head, 'A,1900,"FR', ...between, 'B,1901,FR"', 'C,1902,FR');
  expect(films).toHaveLength(166);
  expect(faults).toEqual([expect.stringMatching(/^2 each quote/)]);
  expect(count).toBe(167);
});

it('has a word for every film, wherever a quote too many stands', () => {
  const rows = Array.from({ length: 9 }, (_, index) => `Film${index},19${10 + index},FR`);
  const whole = rows.join('\n');
  for (let at = 0; at <= whole.length; at += 1) {
    const text = `${head}\n${whole.slice(0, at)}"${whole.slice(at)}`;
    const { rows: taken, faults, count } = readRows(text);
    expect(taken.length + faults.length, text).toBe(count);
    expect(count, text).toBe(9);
  }
});

it('reads no row of a table that has a column twice', () => {
  const { films, faults, count } = read('original_title,year,Jahr', 'A,1900,1901', 'B,1900,1901');
  expect({ films, count }).toEqual({ films: [], count: 2 });
  expect(faults).toEqual(['1 each column once in the head; “year” and “Jahr” are both year']);
});

it('names columns that nobody reads and that have something in them', () => {
  expect(
    read(`${head},synopsys_fr,budget,,`, 'A,1900,FR,Un,100,,', 'B,1901,FR,Deux,,,').unread,
  ).toEqual([
    { head: 'synopsys_fr', meant: 'synopsis_fr', cells: 2 },
    { head: 'budget', meant: undefined, cells: 1 },
  ]);
});

it.each([[''], ['\n\n'], ['Farbe;Form\nrot;rund']])('says of %j that it has no head', (text) => {
  expect(read(text).faults.join()).toMatch(/^1 a head with the columns’ names, original_title/);
});
