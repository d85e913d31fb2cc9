import { mkdirSync, truncateSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Fault } from '@/lib/content/validate/fault';
import { readScreeningTable } from '@/lib/content/validate/screenings/read-screenings';
import { aFolder } from './a-folder';

const { at, write, say } = aFolder();
const head = 'film;lieu;date;heure';

/** What the lines of a table say, and what is said of them. */
function read(...lines: string[]) {
  const faults: Fault[] = [];
  const path = write('a.csv', lines.join('\n'));
  const screenings = readScreeningTable(path, faults);
  return { screenings, faults, said: say(faults), values: screenings.map(({ value }) => value) };
}

it('reads a row as a screening, and knows where each of its fields stands', () => {
  const { screenings, faults } = read(`intern;${head};guest_fr`, 'x;A;B;4.12.2026;20h30;C');
  expect(faults).toEqual([]);
  const [{ path, value, at: placeOf } = { path: '', value: {}, at: () => ({}) }] = screenings;
  expect(path).toBe(at('a.csv'));
  expect(value).toEqual({
    ...{ film: 'A', venue: 'B', start: '4.12.2026 20h30', guest: { fr: 'C' }, subtitles: [] },
  });
  const words = (source: string) => ({
    found: { source, words: { text: '“{value}”', values: { value: source } } },
  });
  const here = { path, row: 2 };
  const place = (field: string, source: string) => ({
    ...{ ...here, field, keys: [field], ...words(source) },
  });
  expect(placeOf('film')).toEqual(place('film', 'A'));
  expect(placeOf('venue')).toEqual(place('lieu', 'B'));
  expect(placeOf('start')).toEqual(place('date', '4.12.2026'));
  expect(placeOf('guest')).toEqual(place('guest_fr', 'C'));
  expect(placeOf('note')).toEqual({ ...here, field: 'note', keys: ['note'] });
});

it('finds the head below other lines, and the rows below the head', () => {
  const { values, said } = read(
    'Programme;;;',
    '',
    'film;start;kino',
    'A;2026-12-04 20:30;B',
    '',
    'C;2026-12-05 20:30;D',
  );
  expect(said).toEqual([]);
  expect(values.map(({ film }) => film)).toEqual(['A', 'C']);
});

it.each([['lieu;date;heure'], ['film;lieu;heure'], ['Programme']])(
  'takes %s for no head',
  (none) => {
    const { said, values } = read(none, 'A;B;C;D');
    expect(values).toEqual([]);
    expect(said).toEqual([
      'the file: expected a head with the names of its columns: film, venue, town, date, time.',
    ]);
  },
);

it('looks for the head no further than in ten rows', () => {
  const above = Array.from({ length: 9 }, () => 'x;y;z');
  expect(read(...above, head, 'A;B;4.12.2026;20h30').values).toHaveLength(1);
  expect(read(...above, 'x;y;z', head, 'A;B;4.12.2026;20h30').values).toEqual([]);
});

it('says of each row what is wrong with it, and in which column', () => {
  const { said, values } = read(
    `${head};langue;note_de;complet;etat`,
    'A;B;4.12.2026;20h30;fr;x;;',
    ';B;4.12.2026;20h30',
    'A;B;;',
    'A;B;;20h30',
    'A;B;4.12.2026;20h30;Klingonisch',
    'A;B;4.12.2026;20h30;;;;vorbei',
  );
  expect(values).toHaveLength(1);
  expect(said).toEqual([
    'Row 3, column “film”: missing; expected text, such as Nerven.',
    'Row 4, column “date”: missing; expected text, such as Nerven.',
    'Row 5, column “heure”: found “20h30”; expected a day and a time, such as 2026-12-04 20:30.',
    'Row 6, column “langue”: found “Klingonisch”; expected a BCP 47 language tag such as fr, de or de-CH.',
    'Row 7, column “etat”: found “vorbei”; expected one of sold-out, cancelled.',
  ]);
});

it('names the column of a start that stands in one', () => {
  expect(read('film;lieu;debut', 'A;B;2026-02-30 20:30').said).toEqual([
    'Row 2, column “debut”: found “2026-02-30 20:30”; expected a day and a time, such as 2026-12-04 20:30.',
  ]);
});

it('names the column that would have it, where a row says nothing there', () => {
  const { said } = read('film;date;heure', 'A;4.12.2026;20h30');
  expect(said).toEqual(['Row 2, column “venue”: missing; expected text, such as Nerven.']);
});

it('takes of two columns of one name the first that says something', () => {
  const { values } = read(`${head};titel`, 'A;B;4.12.2026;20h30;C', ';B;4.12.2026;20h30;D');
  expect(values.map(({ film }) => film)).toEqual(['A', 'D']);
});

it('takes letters of two signs for the one they are', () => {
  expect(read(head, 'Ame\u0301lie;B;4.12.2026;20h30').values[0]?.film).toBe('Am\u00e9lie');
});

it('says of a row whose quotes do not match where it is', () => {
  const { faults, values } = read(head, 'A;B;"4.12.2026;20h30', 'C;D;5.12.2026;20h30');
  expect(values.map(({ film }) => film)).toEqual(['C']);
  expect(faults).toEqual([
    {
      ...{ path: at('a.csv'), row: 2, field: 'film', keys: ['film'] },
      expected: 'each quote and bracket to be closed',
    },
  ]);
});

it('asks after a column that is nearly one of ours, and leaves all others alone', () => {
  const { faults } = read(`${head};Sprahce;Intern;Kommentar zur Fassung;;x`);
  expect(faults).toEqual([
    {
      ...{ path: at('a.csv'), row: 1, field: 'Sprahce', keys: ['Sprahce'], isName: true },
      near: 'sprache',
      expected: { text: 'the name of a column, such as {near}', values: { near: 'sprache' } },
    },
  ]);
  expect(read('x', '', `${head};Sprahce`).faults.map(({ row }) => row)).toEqual([3]);
});

it.each([
  ['langues', 1],
  ['filmsxx', 0],
  ['titrexx', 1],
  ['version1234', 0],
])('the column %s is asked after %i times: ours differ in two letters at most', (column, times) => {
  expect(read(`${head};${column}`).faults).toHaveLength(times);
});

const unreadable = 'the file: expected to be a file that can be read.';

it('says of what is no table what it is, or that it cannot be read', () => {
  const said = (path: string) => {
    const faults: Fault[] = [];
    expect(readScreeningTable(path, faults)).toEqual([]);
    return say(faults);
  };
  mkdirSync(at('folder.csv'));
  expect(said(at('folder.csv'))).toEqual([unreadable]);
  expect(said(at('none.csv'))).toEqual([unreadable]);
  expect(said(write('book.csv', `PK\u0003\u0004${head}`))).toEqual([
    'the file: expected a table as CSV; this is a workbook: save it as “CSV UTF-8”.',
  ]);
  const long = write('long.csv', `${head}\n`);
  truncateSync(long, 16 * 1024 * 1024 + 1);
  expect(said(long)).toEqual([unreadable]);
});

it('reads a table of many screenings', () => {
  const rows = Array.from({ length: 1000 }, () => 'A long title of a film;Bio;4.12.2026;20h30');
  expect(read(head, ...rows).values).toHaveLength(1000);
});
