import { mkdirSync, truncateSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Issue } from '@/lib/content/validate/issue';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import {
  readScreenings,
  readScreeningTable,
} from '@/lib/content/validate/screenings/read-screenings';
import { type Cells, columnOf, readCells } from '@/lib/content/validate/screenings/table-columns';
import { temporaryFolder } from '../../temporary-folder';

describe('readCells', () => {
  test.each<[Cells, string]>([
    [{ date: '4.12.2026', time: '20h30' }, '4.12.2026 20h30'],
    [
      { date: '4.12.2026', time: '20.30 Uhr', zone: 'Europe/Paris' },
      '4.12.2026 20.30 Uhr Europe/Paris',
    ],
    [{ start: '4 déc. 2026 à 20h30' }, '4 déc. 2026 à 20h30'],
    [{ time: '20:30' }, '20:30'],
    [{ start: '2026-12-04 20:30', date: '5.12.2026' }, '2026-12-04 20:30'],
  ])('%j is the start %s', (cells, start) => expect(readCells(cells)).toEqual({ start }));

  test.each<[string, string[]]>([
    ['fr', ['fr']],
    ['fr, all', ['fr', 'de']],
    ['f/d', ['fr', 'de']],
    ['FR & EN + it', ['fr', 'en', 'it']],
    [', fr ,', ['fr']],
    ['fr Klingonisch', ['fr', 'Klingonisch']],
  ])('the subtitles %j are %j', (subtitles, read) =>
    expect(readCells({ subtitles })).toEqual({ subtitles: read }),
  );

  test.each<[Cells, object]>([
    [{ guest: 'A' }, { guest: 'A' }],
    [{ guest_fr: 'B' }, { guest: { fr: 'B' } }],
    [{ guest: 'A', guest_fr: 'B' }, { guest: { fr: 'B', de: 'A' } }],
    [{ guest: 'A', guest_de: 'C' }, { guest: { fr: 'A', de: 'C' } }],
  ])('%j is the guest %j', (cells, guest) => expect(readCells(cells)).toEqual(guest));

  test.each<[Cells, string]>([
    [{ state: 'complet' }, 'sold-out'],
    [{ state: 'Sold out' }, 'sold-out'],
    [{ state: 'annulée' }, 'cancelled'],
    [{ state: 'peut-être' }, 'peut-être'],
    [{ state: 'constructor' }, 'constructor'],
    [{ soldOut: 'x' }, 'sold-out'],
    [{ cancelled: 'ja' }, 'cancelled'],
  ])('%j is the state %s', (cells, state) => expect(readCells(cells)).toEqual({ state }));

  test.each(['', 'non', 'Nein', 'NO', '0', 'false', '-'])('%j is a no', (answer) => {
    expect(readCells({ soldOut: answer })).toEqual({});
    expect(readCells({ cancelled: answer })).toEqual({});
  });

  test.each([
    ['subtitles', 'Subtitles, Sous-titres, SOUS TITRES, sous_titres, Untertitel'],
    ['guest', 'Guest, Invité, Gast'],
    ['guest_fr', 'Guest FR, Invité (FR), Gast_fr'],
    ['state', 'State, État, Status'],
  ])('the column %s may be named %s', (column, heads) => {
    for (const head of heads.split(', ')) expect(columnOf(head), head).toBe(column);
  });
});

describe('readScreeningTable', () => {
  const { at, write } = temporaryFolder();
  const describeAll = (issues: Issue[]) => issues.map((issue) => describeIssue(issue, 'en'));
  const head = 'film;lieu;date;heure';

  /** The screenings of a table, and its issues. */
  function read(...lines: string[]) {
    const issues: Issue[] = [];
    const path = write('a.csv', lines.join('\n'));
    const screenings = readScreeningTable(path, issues);
    return {
      screenings,
      issues,
      described: describeAll(issues),
      values: screenings.map(({ value }) => value),
    };
  }

  test('a row is a screening whose fields have their places', () => {
    const { screenings, issues } = read(`intern;${head};guest_fr`, 'x;A;B;4.12.2026;20h30;C');
    expect(issues).toEqual([]);
    const [{ path, value, at: placeOf } = { path: '', value: {}, at: () => ({}) }] = screenings;
    expect(path).toBe(at('a.csv'));
    expect(value).toEqual({
      ...{ film: 'A', venue: 'B', start: '2026-12-04 20:30', guest: { fr: 'C' }, subtitles: [] },
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

  test.each([['lieu;date;heure'], ['film;lieu;heure'], ['Programme']])(
    '%s is no head of a table',
    (none) => {
      const { described, values } = read(none, 'A;B;C;D');
      expect(values).toEqual([]);
      expect(described).toEqual([
        'the file: expected a head with the names of its columns: film, venue, town, date, time.',
      ]);
    },
  );

  test('the issues of a row name its column', () => {
    const { described, values } = read(
      `${head};langue;note_de;complet;etat`,
      'A;B;4.12.2026;20h30;fr;x;;',
      ';B;4.12.2026;20h30',
      'A;B;;',
      'A;B;;20h30',
      'A;B;4.12.2026;half past eight',
      'A;B;4.12.2026;20h30;Klingonisch',
      'A;B;4.12.2026;20h30;;;;vorbei',
    );
    expect(values).toHaveLength(1);
    expect(described).toEqual([
      'Row 3, column “film”: missing; expected text, such as nerven.',
      'Row 4, column “date”: missing; expected a day such as 2026-12-31.',
      'Row 4, column “heure”: missing; expected a time such as 20:30.',
      'Row 5, column “date”: missing; expected a day such as 2026-12-31.',
      'Row 6, column “heure”: found “half past eight”; expected a time such as 20:30.',
      'Row 7, column “langue”: found “Klingonisch”; expected a BCP 47 language tag such as fr, de or de-CH.',
      'Row 8, column “etat”: found “vorbei”; expected one of sold-out, cancelled.',
    ]);
  });

  const unreadable = 'the file: expected to be a file that can be read.';

  test('a file that is no table is refused', () => {
    const read = (path: string) => {
      const issues: Issue[] = [];
      expect(readScreeningTable(path, issues)).toEqual([]);
      return describeAll(issues);
    };
    mkdirSync(at('folder.csv'));
    expect(read(at('folder.csv'))).toEqual([unreadable]);
    expect(read(at('none.csv'))).toEqual([unreadable]);
    expect(read(write('book.csv', `PK\u0003\u0004${head}`))).toEqual([
      'the file: expected a table as CSV; this is a workbook: save it as “CSV UTF-8”.',
    ]);
    const long = write('long.csv', `${head}\n`);
    truncateSync(long, 16 * 1024 * 1024 + 1);
    expect(read(long)).toEqual([unreadable]);
  });
});

const { at, write } = temporaryFolder();

function read() {
  const issues: Issue[] = [];
  const screenings = readScreenings(at('.'), issues);
  return { screenings, issues };
}
const one = '{ film: a, venue: b, start: 2026-12-04 20:30 }';

test('readScreenings: every YAML file and every table of the folder is read', () => {
  write('2026-12.yaml', `screenings:\n  - ${one}\n`);
  write('2027-01.CSV', 'film,venue,start\nc,d,2027-01-04 20:30\n');
  const { screenings, issues } = read();
  expect(issues).toEqual([]);
  expect(screenings.map(({ value }) => value.film)).toEqual(['a', 'c']);
  expect(screenings[0]).toMatchObject({
    path: at('2026-12.yaml'),
    value: { film: 'a', venue: 'b', start: '2026-12-04 20:30', subtitles: [] },
  });
  expect(screenings[0]?.at('venue')).toEqual({
    ...{ path: at('2026-12.yaml'), field: 'screenings.0.venue' },
  });
});

test.each(['December 2026.yaml', 'a.yml', 'a.csv.txt', 'xcsv', 'A.yaml'])(
  'readScreenings: the file name %s is an issue',
  (name) => {
    write(name, `screenings:\n  - ${one}\n`);
    expect(read().issues).toEqual([
      {
        ...{ path: at(name), field: 'the name' },
        expected: 'a slug and .yaml, or a table and .csv, such as 2026-12.csv',
      },
    ]);
  },
);
