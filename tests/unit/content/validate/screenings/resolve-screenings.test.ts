import { describe, expect, test } from 'vitest';
import type { RawFilm } from '@/lib/content/schema/film';
import { type RawScreening, screeningSchema } from '@/lib/content/schema/screening';
import type { LocalName } from '@/lib/content/schema/translations';
import type { Issue } from '@/lib/content/validate/issue';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import {
  createFilmLookup,
  createVenueLookup,
} from '@/lib/content/validate/screenings/film-and-venue-lookup';
import { findPastYears } from '@/lib/content/validate/screenings/find-past-years';
import { resolveScreenings } from '@/lib/content/validate/screenings/resolve-screenings';

describe('resolveScreenings', () => {
  const list = {
    bio: { name: 'Bio', town: 'Genf' },
    forum: { name: 'Forum', town: 'New York', timeZone: 'America/New_York' },
  };
  /** Resolves screenings that differ from the default in these fields. */
  function resolve(all: object[], venues: typeof list | undefined = list) {
    const issues: Issue[] = [];
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
    const found = resolveScreenings(written, beside, 'content', issues);
    const messages = issues.map(
      ({ path, field, expected }) => `${path} ${field}: ${formatSentence(expected, 'en')}`,
    );
    return { ...found, messages };
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
  ])('a screening with %j keeps these facts', (fields, facts: object = fields) =>
    expect(first(fields)).toEqual({ ...plain, ...facts }),
  );

  test.each([
    ['2026-12-04 20:30', 'bio', 'Europe/Zurich', '2026-12-04T19:30Z'],
    ['2026-12-04 20:30', 'forum', 'America/New_York', '2026-12-05T01:30Z'],
    ['2026-12-04 20:30 Asia/Tokyo', 'forum', 'Asia/Tokyo', '2026-12-04T11:30Z'],
    // A UTC offset is no time zone.
    ['2026-12-04 20:30+02:00', 'bio', 'Europe/Zurich', '2026-12-04T18:30Z'],
  ])('%s at the venue %s is shown in %s', (start, venue, timeZone, at) =>
    expect(first({ start, venue })).toEqual({
      ...{ id: `a-${venue}-20261204-2030`, venue, timeZone, at: Date.parse(at) },
    }),
  );

  test('screenings are grouped by film, in chronological order', () => {
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

  test('a duplicate is an issue, also by its original start', () => {
    const twin = '1.yaml start: a screening that is not listed already; 0.yaml has it';
    expect(resolve([{}, { start: '2026-12-04 19:30Z' }]).messages).toEqual([twin]);
    expect(resolve([{}, { start: '2026-12-05 18:00', was: '2026-12-04 20:30' }]).messages).toEqual([
      twin,
    ]);
    const others = [{}, { film: 'b' }, { venue: 'forum' }, { start: '2026-12-04 20:31' }];
    expect(resolve(others).messages).toEqual([]);
  });

  test('an invalid screening is left out, with all its issues', () => {
    const wrong = { film: 'zzz', venue: 'zzz', start: '2026-03-29 02:30' };
    const { messages, screenings } = resolve([wrong, { was: '2026-03-29 02:30' }]);
    const leftOut = 'a time that clocks show; on 2026-03-29 this hour is left out';
    expect(messages).toEqual([
      '0.yaml film: a film that has its file in content/films',
      '0.yaml venue: a venue that stands in content/venues.yaml, or its town beside it',
      `0.yaml start: ${leftOut}`,
      `1.yaml was: ${leftOut}`,
    ]);
    expect([...screenings.values()].flat().map(({ was }) => was)).toEqual([undefined]);
  });
});

describe('film and venue lookup', () => {
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
  const find = createFilmLookup(films, [...films.keys(), 'invalid'], 'content/films');

  test.each([
    ...['der-weg', 'Der Weg', 'LE CHEMIN', 'the way'].map((name) => [name, 'der-weg']),
    ...['invalid', 'no-title'].map((name) => [name, name]),
    // A title that two languages share counts once.
    ['Nebel', 'nebel-1919'],
  ])('“%s” is the film %s', (name, slug) => expect(find(name)).toEqual({ slug }));

  test('an ambiguous title lists the films, an unknown one suggests the nearest', () => {
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
  const findVenue = createVenueLookup(venues, 'content/venues.yaml');

  test.each<[string, LocalName | undefined, keyof typeof venues]>([
    ['bio', 'Lausanne', 'bio'],
    ['cinema bio', undefined, 'bio'],
    ['Kino Bio', 'Genève', 'bio'],
    ['Kino Bio', { de: 'Genf' }, 'bio'],
    ['Rex', 'bern', 'rex-bern'],
  ])('“%s” in %j is the venue %s', (name, town, key) =>
    expect(findVenue(name, town)).toEqual({ key, venue: venues[key] }),
  );

  test('an ambiguous venue lists the venues, an unknown one suggests the nearest', () => {
    const ambiguous = (slugs: string) => ({ expected: { values: { slugs } } });
    expect(findVenue('Rex', undefined)).toMatchObject(ambiguous('rex-bern, rex-thun'));
    expect(findVenue('Gold', 'Bern')).toMatchObject(ambiguous('gold-1, gold-2'));
    expect(findVenue('Kino Bip', undefined)).toMatchObject({ near: 'Kino Bio' });
    expect(findVenue('Zzzzzz', undefined)).not.toHaveProperty('near');
  });
});

/** The issues of screenings of one file that seem a year too early. */
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
      `${field}: ${[expected, advice ?? ''].map((text) => formatSentence(text, 'en')).join('. ')}`,
  );
}

test.each([
  [
    ['2026-12-04', '2026-12-11', '2026-01-08'],
    ['2.start: a day after those above it. Is the year 2027 meant?'],
  ],
  // A file that is mostly not chronological is an archive.
  [['2026-12-04', '2026-01-08'], []],
  [['2026-12-11', '2026-12-04', '2026-12-05', '2026-01-08', '2026-01-07'], []],
  [['2024-12-04', '2025-12-04', '2026-12-04'], []],
  // Only a difference of about a year counts.
  [['2026-12-10', '2026-12-11', '2026-03-25'], []],
  [['2026-12-10', '2026-12-11', '2025-08-20'], []],
  [['1989-12-31T23:59Z', '1990-01-01'], ['0.start: a year from 1990. ']],
])('the days %j have the issues %j', (days, issues) => expect(findPast(...days)).toEqual(issues));
