import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { describeFault } from '@/lib/content/validate/faults/describe-faults';
import type { EditorsLanguage } from '@/lib/content/validate/faults/editors-language';
import { readHouse } from '@/lib/content/validate/read-house';

const site = `name: A
url: https://a.example
tagline: { fr: A }
description: { fr: A }
`;

const venues = `bio:
  name: Cinéma Bio
  town: { fr: Genève, de: Genf }
rex-bern: { name: Rex, town: Bern }
rex-thun: { name: Rex, town: Thun }
saal: { name: rex-thun, town: Basel }
film-forum: { name: Film Forum, town: New York, country: US, timeZone: America/New_York }
`;

/** A house of three films and what is said of its screenings. */
function house(files: Record<string, string | Buffer>) {
  const folder = mkdtempSync(join(tmpdir(), 'screenings-'));
  const film = (title: string) => `title:\n  original: { text: ${title}, lang: de }\nyear: 1919\n`;
  const all = {
    ...{ 'site.yaml': site, 'venues.yaml': venues },
    ...{ 'films/nerven.yaml': film('Nerven'), 'films/die-puppe.yaml': film('Die Puppe') },
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { read, faults } = readHouse(folder);
  const say = (language: EditorsLanguage = 'en') =>
    faults.map((fault) =>
      describeFault(fault, language).replaceAll(`${folder}/`, '').replaceAll('\u202f', ' '),
    );
  return { ...read, say };
}

const list = (...screenings: string[]) =>
  `screenings:\n${screenings.map((fields) => `  - { ${fields} }\n`).join('')}`;
const one = (...screenings: string[]) => house({ 'screenings/all.yaml': list(...screenings) });

it('finds film, venue and moment of each, by film and in order', () => {
  const { screenings, venues, say } = one(
    'film: nerven, venue: bio, start: 2026-12-05 20:30, version: VOstFR',
    'film: nerven, venue: cinema bio, start: 2026-12-04 18:00, state: sold-out, guest: Mara',
    'film: Die Puppe, venue: Kellerkino, town: Genf, start: 2026-12-04 18:00',
    // Its slug goes before what another is called.
    'film: Die Puppe, venue: rex-thun, start: 2026-12-05 18:00',
  );
  expect(say()).toEqual([]);
  const timeZone = 'Europe/Zurich';
  expect(screenings.get('nerven')).toEqual([
    {
      ...{ id: 'nerven-bio-20261204-1800', venue: 'bio', timeZone },
      ...{ at: Date.parse('2026-12-04T17:00Z'), state: 'sold-out', guest: 'Mara' },
    },
    {
      ...{ id: 'nerven-bio-20261205-2030', venue: 'bio', timeZone },
      ...{ at: Date.parse('2026-12-05T19:30Z'), version: { subtitles: ['fr'] } },
    },
  ]);
  const venuesOf = screenings.get('die-puppe')?.map(({ venue }) => venue);
  expect(venuesOf).toEqual(['kellerkino-genf', 'rex-thun']);
  // A town is the same one in every language.
  const town = { fr: 'Genève', de: 'Genf' };
  expect(venues['kellerkino-genf']).toEqual({ name: 'Kellerkino', town });
});

it('goes by the clocks of the venue, and by an offset where one is said', () => {
  const { screenings } = one(
    'film: nerven, venue: film-forum, start: 2026-12-04 20:30',
    'film: nerven, venue: bio, start: "2026-10-25 02:30+02:00"',
  );
  expect(screenings.get('nerven')?.map(({ at }) => new Date(at).toISOString())).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-12-05T01:30:00.000Z',
  ]);
});

it('keeps the address of a screening that is moved', () => {
  const [moved] =
    one('film: nerven, venue: bio, start: 2026-12-05 21:00, was: 2026-12-04 20:30').screenings.get(
      'nerven',
    ) ?? [];
  expect(moved).toMatchObject({
    ...{ id: 'nerven-bio-20261204-2030', was: Date.parse('2026-12-04T19:30Z') },
    at: Date.parse('2026-12-05T20:00Z'),
  });
});

it('names each fault by line and column, in the editors’ languages', () => {
  const { say } = one(
    'film: nervn, venue: bio, start: 2026-12-04 20:30',
    'film: nerven, venue: biox, start: 2026-12-04 20:30',
    'film: nerven, venue: Rex, start: 2026-12-04 20:30',
    'film: nerven, venue: bio, start: 2026-10-25 02:30',
    'film: nerven, venue: bio, start: 2026-03-29 02:30',
    'film: nerven, venue: bio, start: 2027-01-07 20:30',
    'film: nerven, venue: Bio, town: Genf, start: 2027-01-07 20:30, booking: "http://a.example"',
  );
  expect(say('fr')).toEqual([
    'Ligne 8, colonne 79 : « booking » de la septième séance : trouvé « http://a.example » ; attendu : une adresse qui commence par https://.',
    'Ligne 2, colonne 13 : « film » de la première séance : trouvé « nervn » ; attendu : un film qui a son fichier dans films. Vouliez-vous dire « nerven » ?',
    'Ligne 3, colonne 28 : « venue » de la deuxième séance : trouvé « biox » ; attendu : une salle qui figure dans venues.yaml, ou sa ville à côté. Vouliez-vous dire « bio » ?',
    'Ligne 4, colonne 28 : « venue » de la troisième séance : trouvé « Rex » ; attendu : le nom court de la salle, ou sa ville à côté : plusieurs s’appellent ainsi, rex-bern, rex-thun.',
    'Ligne 5, colonne 40 : « start » de la quatrième séance : trouvé « 2026-10-25 02:30 » ; attendu : une heure avec son décalage, 2026-10-25 02:30+02:00 ou 2026-10-25 02:30+01:00 : les horloges montrent celle-ci deux fois.',
    'Ligne 6, colonne 40 : « start » de la cinquième séance : trouvé « 2026-03-29 02:30 » ; attendu : une heure que les horloges montrent ; le 2026-03-29, celle-ci est sautée.',
  ]);
  expect(say('de')[1]).toBe(
    'Zeile 2, Spalte 13: «film» bei der ersten Vorstellung: gefunden «nervn»; erwartet: ein Film, dessen Datei in films liegt. Meinten Sie «nerven»?',
  );
});

it('refuses one that is listed twice, in another file too', () => {
  const { say } = house({
    'screenings/a.yaml': list('film: nerven, venue: bio, start: 2026-12-04 20:30'),
    'screenings/b.csv': 'film,lieu,date,heure\nNerven,Cinéma Bio,4.12.2026,20h30\n',
  });
  expect(say()).toEqual([
    'Row 2, column “date”: found “4.12.2026”; expected a screening that is not listed already; screenings/a.yaml has it.',
  ]);
});

it('asks after the year where January has the old one, and leaves an archive alone', () => {
  const on = (...days: string[]) =>
    one(...days.map((day) => `film: nerven, venue: bio, start: ${day} 20:30`)).say();
  expect(on('2026-12-04', '2026-12-11', '2026-01-08')).toEqual([
    'Line 4, column 40: “start” of the third screening: found “2026-01-08 20:30”; expected a day after those above it. Is the year 2027 meant?',
  ]);
  expect(on('2024-12-04', '2025-12-04', '2026-12-04')).toEqual([]);
  expect(on('2026-12-11', '2026-12-04', '2025-12-11', '2025-12-04')).toEqual([]);
  expect(on('0206-12-04')).toHaveLength(1);
});

it('reads a table as editors keep it: semicolons, Latin-1, their own words and columns', () => {
  const table = [
    'Film;Kino;Ort;Datum;Zeit;Fassung;Gast;Ausverkauft;Intern',
    'Nerven;Cinéma Bio;Genf;4.12.2026;20.30 Uhr;OmU;Zoé Dürr;;Vorführer: Ueli',
    'die-puppe;Rex;Thun;5.12.2026;18:00;E/d/f;;x;',
    '',
  ].join('\r\n');
  const { screenings, say } = house({ 'screenings/dez.csv': Buffer.from(table, 'latin1') });
  expect(say()).toEqual([]);
  expect(screenings.get('nerven')?.[0]).toMatchObject({
    ...{ at: Date.parse('2026-12-04T19:30Z'), venue: 'bio', guest: 'Zoé Dürr' },
    version: { subtitles: ['de'] },
  });
  expect(screenings.get('die-puppe')?.[0]).toMatchObject({ venue: 'rex-thun', state: 'sold-out' });
});

it('names row and column of a table', () => {
  const { say } = house({
    'screenings/dec.csv': [
      'film;lieu;date;heure;reservaton;etat',
      'nervn;bio;4.12.2026;20h30;;',
      'nerven;bio;31.2.2026;20h30;;complet',
      'nerven;bio;5.12.2026;20h30;;peut-être',
      'nerven;bio;"6.12.2026;20h30;;',
    ].join('\n'),
  });
  expect(say()).toEqual([
    'Row 1, column “reservaton”: there is no such name here; expected the name of a column, such as reservation. Did you mean “reservation”?',
    'Row 3, column “date”: found “31.2.2026”; expected a day and a time, such as 2026-12-04 20:30.',
    'Row 4, column “etat”: found “peut-être”; expected one of sold-out, cancelled.',
    'Row 5, column “film”: missing; expected each quote and bracket to be closed.',
    'Row 2, column “film”: found “nervn”; expected a film that has its file in films. Did you mean “nerven”?',
  ]);
});

it('says of a table that is none what is missing', () => {
  const { say } = house({
    'screenings/a.csv': Buffer.from('PK\u0003\u0004'),
    'screenings/b.csv': 'titre;salle\nNerven;Bio\n',
    'screenings/c.txt': '',
  });
  expect(say()).toEqual([
    'the file: expected a table as CSV; this is a workbook: save it as “CSV UTF-8”.',
    'the file: expected a head with the names of its columns: film, venue, town, date, time.',
    'the name: expected a slug and .yaml, or a table and .csv, such as 2026-12.csv.',
  ]);
});
