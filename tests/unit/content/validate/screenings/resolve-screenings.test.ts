import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RawFilm } from '@/lib/content/schema/film';
import { type RawScreening, screeningSchema } from '@/lib/content/schema/screening';
import type { LocalName } from '@/lib/content/schema/translations';
import type { Issue } from '@/lib/content/validate/issue';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { type EditorsLanguage, formatSentence } from '@/lib/content/validate/issues/editor-message';
import { readContent } from '@/lib/content/validate/load-library';
import {
  createFilmLookup,
  createVenueLookup,
} from '@/lib/content/validate/screenings/film-and-venue-lookup';
import { findPastYears } from '@/lib/content/validate/screenings/find-past-years';
import { resolveScreenings } from '@/lib/content/validate/screenings/resolve-screenings';

const film = (title: string) => `title:\n  original: { text: ${title}, lang: de }\nyear: 1919\n`;
const files = {
  'site.yaml': 'name: A\nurl: https://a.example\ntagline: { fr: A }\ndescription: { fr: A }\n',
  'venues.yaml':
    'bio: { name: Cinéma Bio, town: { fr: Genève, de: Genf } }\nrex-bern: { name: Rex, town: Bern }\nrex-thun: { name: Rex, town: Thun }\n',
  ...{ 'films/nerven.yaml': film('Nerven'), 'films/die-puppe.yaml': film('Die Puppe') },
};

/** A house with these screenings: what is read of it, and what is said of its faults. */
function house(name: string, text: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'screenings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries({ ...files, [`screenings/${name}`]: text })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const { read, faults } = readContent(folder);
  const say = (language: EditorsLanguage) =>
    faults.map((fault) =>
      describeIssue(fault, language).replaceAll(`${folder}/`, '').replaceAll('\u202f', ' '),
    );
  return { ...read, say };
}

test('names each fault by line and column, in the editors’ languages', () => {
  const screenings = [
    'film: nervn, venue: bio, start: 2026-12-04 20:30',
    'film: nerven, venue: biox, start: 2026-12-04 20:30',
    'film: nerven, venue: Rex, start: 2026-12-04 20:30',
    'film: nerven, venue: bio, start: 2026-10-25 02:30',
    'film: nerven, venue: bio, start: 2026-03-29 02:30',
    'film: nerven, venue: bio, start: 2027-01-07 20:30, booking: "http://a.example"',
  ];
  const list = screenings.map((fields) => `  - { ${fields} }\n`).join('');
  const { say } = house('all.yaml', `screenings:\n${list}`);
  expect(say('fr')).toEqual([
    'Ligne 7, colonne 67 : « booking » de la sixième séance : trouvé « http://a.example » ; attendu : une adresse qui commence par https://.',
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

test('reads a table as editors keep it: semicolons, Latin-1, their own words and columns', () => {
  const table = [
    'Film;Kino;Ort;Datum;Zeit;Fassung;Gast;Ausverkauft;Intern',
    'Nerven;Cinéma Bio;Genf;4.12.2026;20.30 Uhr;OmU;Zoé Dürr;;Vorführer: Ueli',
    'die-puppe;Rex;Thun;5.12.2026;18:00;E/d/f;;x;',
    '',
  ].join('\r\n');
  const { screenings, say } = house('dez.csv', Buffer.from(table, 'latin1'));
  expect(say('en')).toEqual([]);
  expect(screenings.get('nerven')?.[0]).toMatchObject({
    ...{ at: Date.parse('2026-12-04T19:30Z'), venue: 'bio', guest: 'Zoé Dürr' },
    version: { subtitles: ['de'] },
  });
  expect(screenings.get('die-puppe')?.[0]).toMatchObject({ venue: 'rex-thun', state: 'sold-out' });
});

test('names row and column of a table', () => {
  const table = [
    'film;lieu;date;heure;reservaton;etat',
    'nervn;bio;4.12.2026;20h30;;',
    'nerven;bio;31.2.2026;20h30;;complet',
    'nerven;bio;5.12.2026;20h30;;peut-être',
    'nerven;bio;"6.12.2026;20h30;;',
  ].join('\n');
  expect(house('dec.csv', table).say('en')).toEqual([
    'Row 1, column “reservaton”: there is no such name here; expected the name of a column, such as reservation. Did you mean “reservation”?',
    'Row 3, column “date”: found “31.2.2026”; expected a day and a time, such as 2026-12-04 20:30.',
    'Row 4, column “etat”: found “peut-être”; expected one of sold-out, cancelled.',
    'Row 5, column “film”: missing; expected each quote and bracket to be closed.',
    'Row 2, column “film”: found “nervn”; expected a film that has its file in films. Did you mean “nerven”?',
  ]);
});

describe('a screening', () => {
  const list = {
    bio: { name: 'Bio', town: 'Genf' },
    forum: { name: 'Forum', town: 'New York', timeZone: 'America/New_York' },
  };
  /** Of each screening only what differs is given. */
  function resolve(all: object[], venues: typeof list | undefined = list) {
    const faults: Issue[] = [];
    const written = all.map((fields, index) => ({
      path: `${index}.yaml`,
      value: screeningSchema.parse({
        film: 'a',
        venue: 'bio',
        start: '2026-12-04 20:30',
        ...fields,
      }),
      at: (field: string) => ({ path: `${index}.yaml`, field }),
    }));
    const beside = { films: new Map(), slugs: ['a', 'b'], venues, timeZone: 'Europe/Zurich' };
    const found = resolveScreenings(written, beside, 'house', faults);
    const said = faults.map(
      ({ path, field, expected }) => `${path} ${field}: ${formatSentence(expected, 'en')}`,
    );
    return { ...found, said };
  }
  const first = (fields: object) => resolve([fields]).screenings.get('a')?.[0];
  const plain = {
    ...{ id: 'a-bio-20261204-2030', venue: 'bio', timeZone: 'Europe/Zurich' },
    at: Date.parse('2026-12-04T19:30Z'),
  };

  test.each([
    [{}, {}],
    [{ guest: { fr: 'A' }, note: 'B', booking: 'https://a.example/', state: 'cancelled' }],
    [{ version: 'OmU' }, { version: { subtitles: ['de'] } }],
    [{ language: 'it' }, { version: { language: 'it', subtitles: [] } }],
    [{ version: 'OmU', subtitles: ['fr', 'de'] }, { version: { subtitles: ['de', 'fr'] } }],
    [{ version: 'VF', language: 'it' }, { version: { language: 'it', subtitles: [] } }],
  ])('keeps of %j what is said', (said, kept: object = said) => {
    expect(first(said)).toEqual({ ...plain, ...kept });
  });

  test.each([
    ['2026-12-04 20:30', 'bio', 'Europe/Zurich', '2026-12-04T19:30Z'],
    ['2026-12-04 20:30', 'forum', 'America/New_York', '2026-12-05T01:30Z'],
    ['2026-12-04 20:30 Asia/Tokyo', 'forum', 'Asia/Tokyo', '2026-12-04T11:30Z'],
    // A distance from UTC names no clocks.
    ['2026-12-04 20:30+02:00', 'bio', 'Europe/Zurich', '2026-12-04T18:30Z'],
  ])('%s at the %s is announced by the clocks of %s', (start, venue, timeZone, at) => {
    expect(first({ start, venue })).toEqual({
      ...{ id: `a-${venue}-20261204-2030`, venue, timeZone, at: Date.parse(at) },
    });
  });

  test('stands by film, the first first', () => {
    const days = ['2026-12-06', '2026-12-04', '2026-12-05'].map((day) => ({
      start: `${day} 20:30`,
    }));
    const { screenings } = resolve([...days, { film: 'b' }]);
    expect(
      [...screenings].map(([slug, all]) => [slug, all.map(({ id }) => id.slice(-7, -5))]),
    ).toEqual([
      ['a', ['04', '05', '06']],
      ['b', ['04']],
    ]);
  });

  test('is not listed twice, nor by the moment from which it was moved', () => {
    const twin = '1.yaml start: a screening that is not listed already; 0.yaml has it';
    expect(resolve([{}, { start: '2026-12-04 19:30Z' }]).said).toEqual([twin]);
    expect(resolve([{}, { start: '2026-12-05 18:00', was: '2026-12-04 20:30' }]).said).toEqual([
      twin,
    ]);
    const others = [{}, { film: 'b' }, { venue: 'forum' }, { start: '2026-12-04 20:31' }];
    expect(resolve(others).said).toEqual([]);
  });

  test('is left out with all its faults; the faults of another list are not repeated', () => {
    const wrong = { film: 'zzz', venue: 'zzz', start: '2026-03-29 02:30' };
    const { said, screenings } = resolve([wrong, { was: '2026-03-29 02:30' }]);
    const leftOut = 'a time that clocks show; on 2026-03-29 this hour is left out';
    expect(said).toEqual([
      '0.yaml film: a film that has its file in house/films',
      '0.yaml venue: a venue that stands in house/venues.yaml, or its town beside it',
      `0.yaml start: ${leftOut}`,
      `1.yaml was: ${leftOut}`,
    ]);
    expect([...screenings.values()].flat().map(({ was }) => was)).toEqual([undefined]);
  });
});

describe('the film and the venue of a screening', () => {
  type Title = RawFilm['title'];
  const title = (text: string, more: Partial<Title> = {}): { title: Title } => ({
    title: { original: { text, lang: 'de' }, also: [], ...more },
  });
  const films = new Map<string, { title?: Title }>([
    ['der-weg', title('Der Weg', { fr: 'Le Chemin', also: [{ text: 'The Way', lang: 'en' }] })],
    ['nebel-1919', title('Nebel', { fr: null, de: 'NEBEL' })],
    ['nebel-1988', title('Der Nebel', { also: [{ text: 'Le Brouillard', lang: 'fr' }] })],
    ['brouillard', title('Le brouillard')],
    ['no-title', {}],
  ]);
  const find = createFilmLookup(films, [...films.keys(), 'with-faults'], 'house/films');

  test.each([
    ...['der-weg', 'Der Weg', 'LE CHEMIN', 'the way'].map((name) => [name, 'der-weg']),
    ...['with-faults', 'no-title'].map((name) => [name, name]),
    // What two languages have in common is one title.
    ['Nebel', 'nebel-1919'],
  ])('finds by %s the film %s', (name, slug) => {
    expect(find(name)).toEqual({ slug });
  });

  test('asks which of several films is meant, or names the nearest', () => {
    expect(find('Le Brouillard')).toMatchObject({
      expected: { values: { slugs: 'nebel-1988, brouillard' } },
    });
    expect(find('Le Chemim')).toMatchObject({ near: 'der-weg' });
    expect(find('zzz')).not.toHaveProperty('near');
    expect(find('constructor')).not.toHaveProperty('slug');
  });

  const geneva = { fr: 'Genève', de: 'Genf' };
  const venues = {
    bio: { name: { fr: 'Cinéma Bio', de: 'Kino Bio' }, town: geneva },
    'rex-bern': { name: 'Rex', town: 'Bern' },
    'rex-thun': { name: 'Rex', town: 'Thun' },
    'gold-1': { name: 'Gold', town: 'Bern' },
    'gold-2': { name: 'Gold', town: 'Bern' },
  };
  const findVenue = createVenueLookup(venues, 'house/venues.yaml');

  test.each<[string, LocalName | undefined, keyof typeof venues]>([
    ['bio', 'Lausanne', 'bio'],
    ['cinema bio', undefined, 'bio'],
    ['Kino Bio', 'Genève', 'bio'],
    ['Kino Bio', { de: 'Genf' }, 'bio'],
    ['Rex', 'bern', 'rex-bern'],
  ])('finds the venue %s in %j', (name, town, key) => {
    expect(findVenue(name, town)).toEqual({ key, venue: venues[key] });
  });

  test.each<[string, LocalName, string, LocalName]>([
    ['Kellerkino', { fr: 'Bâle', de: 'Basel' }, 'kellerkino-bale', { fr: 'Bâle', de: 'Basel' }],
    // Called so in every language, as in the list.
    ['Kellerkino', 'Genf', 'kellerkino-genf', geneva],
    ['Rex', 'Biel', 'rex-biel', 'Biel'],
    ['!', '?', 'cinema', '?'],
    ['constructor', 'Bern', 'constructor-bern', 'Bern'],
  ])('takes %s in %j for a venue that is not in the list', (name, town, key, known) => {
    expect(findVenue(name, town)).toEqual({ key, venue: { name, town: known } });
  });

  test('asks which of several venues is meant, or names the nearest', () => {
    const asked = (slugs: string) => ({ expected: { values: { slugs } } });
    expect(findVenue('Rex', undefined)).toMatchObject(asked('rex-bern, rex-thun'));
    expect(findVenue('Gold', 'Bern')).toMatchObject(asked('gold-1, gold-2'));
    expect(findVenue('Kino Bip', undefined)).toMatchObject({ near: 'Kino Bio' });
    expect(findVenue('Zzzzzz', undefined)).not.toHaveProperty('near');
  });
});

/** Screenings of one file by their days: what is said of those that seem a year too early. */
function findPast(...days: string[]) {
  const dated = days.map((start, index) => {
    const at = (field: string) => ({ path: 'a.yaml', field: `${index}.${field}` });
    return {
      written: { path: 'a.yaml', value: { start } as RawScreening, at },
      at: Date.parse(start),
    };
  });
  return findPastYears(dated).map(
    ({ field, expected, advice }) =>
      `${field}: ${[expected, advice ?? ''].map((said) => formatSentence(said, 'en')).join('. ')}`,
  );
}

test.each([
  [
    ['2026-12-04', '2026-12-11', '2026-01-08'],
    ['2.start: a day after those above it. Is the year 2027 meant?'],
  ],
  // A file of which less than half goes on is an archive.
  [['2026-12-04', '2026-01-08'], []],
  [['2026-12-11', '2026-12-04', '2026-12-05', '2026-01-08', '2026-01-07'], []],
  [['2024-12-04', '2025-12-04', '2026-12-04'], []],
  // Only what is about a year before counts.
  [['2026-12-10', '2026-12-11', '2026-03-25'], []],
  [['2026-12-10', '2026-12-11', '2025-08-20'], []],
  [['1989-12-31T23:59Z', '1990-01-01'], ['0.start: a year from 1990. ']],
])('of the days %j it is said %j', (days, said) => {
  expect(findPast(...days)).toEqual(said);
});
