import { mkdirSync, truncateSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Issue } from '@/lib/content/validate/issue';
import {
  readScreenings,
  readScreeningTable,
} from '@/lib/content/validate/screenings/read-screenings';
import { type Cells, columnOf, readCells } from '@/lib/content/validate/screenings/table-columns';
import { aFolder } from './a-folder';

describe('columns', () => {
  test.each<[Cells, string]>([
    [{ date: '4.12.2026', time: '20h30' }, '4.12.2026 20h30'],
    [{ date: '4.12.2026', time: '20.30 Uhr' }, '4.12.2026 20.30'],
    [
      { date: '4.12.2026', time: '20.30 uhr', zone: 'Europe/Paris' },
      '4.12.2026 20.30 Europe/Paris',
    ],
    [{ time: '20:30' }, '20:30'],
    [{ start: '2026-12-04 20:30', date: '5.12.2026' }, '2026-12-04 20:30'],
    [{ time: '20:30 Uhrwerk' }, '20:30 Uhrwerk'],
  ])('of %j it begins at %s', (cells, start) => {
    expect(readCells(cells)).toEqual({ start });
  });

  test.each<[string, string[]]>([
    ['fr', ['fr']],
    ['fr, all', ['fr', 'de']],
    ['f/d', ['fr', 'de']],
    ['FR & EN + it', ['fr', 'en', 'it']],
    [', fr ,', ['fr']],
    ['fr Klingonisch', ['fr', 'Klingonisch']],
  ])('subtitles %j are %j', (subtitles, read) => {
    expect(readCells({ subtitles })).toEqual({ subtitles: read });
  });

  test.each<[Cells, object]>([
    [{ guest: 'A' }, { guest: 'A' }],
    [{ guest_fr: 'B' }, { guest: { fr: 'B' } }],
    [{ guest: 'A', guest_fr: 'B' }, { guest: { fr: 'B', de: 'A' } }],
    [{ guest: 'A', guest_de: 'C' }, { guest: { fr: 'A', de: 'C' } }],
  ])('of %j the words are %j', (cells, words) => {
    expect(readCells(cells)).toEqual(words);
  });

  test.each<[Cells, string]>([
    ...['complet', 'Ausverkauft', 'sold out', 'sold-out'].map((state): [Cells, string] => [
      { state },
      'sold-out',
    ]),
    ...['Annulé', 'annulée', 'abgesagt', 'Canceled', 'cancelled'].map((state): [Cells, string] => [
      { state },
      'cancelled',
    ]),
    [{ state: 'peut-être' }, 'peut-être'],
    [{ state: 'constructor' }, 'constructor'],
    [{ soldOut: 'x' }, 'sold-out'],
    [{ cancelled: 'ja' }, 'cancelled'],
  ])('of %j the state is %s', (cells, state) => {
    expect(readCells(cells)).toEqual({ state });
  });

  test.each(['', 'non', 'Nein', 'NO', '0', 'false', '-'])('%j says no', (answer) => {
    expect(readCells({ soldOut: answer })).toEqual({});
    expect(readCells({ cancelled: answer })).toEqual({});
  });

  test.each([
    ['film', 'Film, Titre, Title, Titel'],
    ['venue', 'Venue, Lieu, Salle, Cinéma, Kino, Saal'],
    ['town', 'Town, Ville, Stadt, Ort, Localité'],
    ['start', 'Start, Début, Beginn'],
    ['date', 'Date, Datum, Jour, Tag'],
    ['time', 'Time, Heure, Horaire, Zeit, Uhrzeit'],
    ['zone', 'Zone, Time zone, Fuseau, Zeitzone'],
    ['was', 'Was, Avant, Vorher'],
    ['version', 'Version, Fassung, Sprachfassung'],
    ['language', 'Language, Langue, Sprache'],
    ['subtitles', 'Subtitles, Sous-titres, SOUS TITRES, sous_titres, Untertitel'],
    ['guest', 'Guest, Invité, Invitée, Gast, Gäste'],
    ['guest_fr', 'Guest FR, Invité (FR), Gast_fr'],
    ['guest_de', 'Guest DE, Invité (DE), Gast_de'],
    ['note', 'Note, Remarque, Bemerkung, Hinweis'],
    ['note_fr', 'Note FR, Remarque (FR), Bemerkung_fr'],
    ['note_de', 'Note DE, Remarque (DE), Bemerkung_de'],
    ['booking', 'Booking, Tickets, Réservation, Billets, Billetterie, Reservieren, Link, Lien'],
    ['state', 'State, État, Status, Statut'],
    ['soldOut', 'Sold out, Complet, Ausverkauft'],
    ['cancelled', 'Cancelled, Annulé, Abgesagt'],
  ])('the column %s may be called %s', (column, heads) => {
    for (const head of heads.split(', ')) expect(columnOf(head), head).toBe(column);
  });
});

describe('rows', () => {
  const { at, write, say } = aFolder();
  const head = 'film;lieu;date;heure';

  /** What the lines of a table say, and what is said of them. */
  function read(...lines: string[]) {
    const faults: Issue[] = [];
    const path = write('a.csv', lines.join('\n'));
    const screenings = readScreeningTable(path, faults);
    return { screenings, faults, said: say(faults), values: screenings.map(({ value }) => value) };
  }

  test('reads a row as a screening, and knows where each of its fields stands', () => {
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

  test.each([['lieu;date;heure'], ['film;lieu;heure'], ['Programme']])(
    'takes %s for no head',
    (none) => {
      const { said, values } = read(none, 'A;B;C;D');
      expect(values).toEqual([]);
      expect(said).toEqual([
        'the file: expected a head with the names of its columns: film, venue, town, date, time.',
      ]);
    },
  );

  test('says of each row what is wrong with it, and in which column', () => {
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

  const unreadable = 'the file: expected to be a file that can be read.';

  test('says of what is no table what it is, or that it cannot be read', () => {
    const said = (path: string) => {
      const faults: Issue[] = [];
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
});

describe('the folder of screenings', () => {
  const { at, write, say } = aFolder();

  function read() {
    const faults: Issue[] = [];
    const screenings = readScreenings(at('.'), faults);
    return { screenings, faults, said: say(faults) };
  }
  const one = '{ film: a, venue: b, start: 2026-12-04 20:30 }';

  test('reads every file and every table of the folder', () => {
    write('2026-12.yaml', `screenings:\n  - ${one}\n`);
    write('2027-01.CSV', 'film,venue,start\nc,d,2027-01-04 20:30\n');
    const { screenings, faults } = read();
    expect(faults).toEqual([]);
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
    'says how a file is named that is called %s',
    (name) => {
      write(name, `screenings:\n  - ${one}\n`);
      expect(read().faults).toEqual([
        {
          ...{ path: at(name), field: 'the name' },
          expected: 'a slug and .yaml, or a table and .csv, such as 2026-12.csv',
        },
      ]);
    },
  );
});
