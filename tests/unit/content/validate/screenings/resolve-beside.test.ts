import { expect, it } from 'vitest';
import { screeningSchema } from '@/lib/content/schema/screening';
import type { RawVenues } from '@/lib/content/schema/venue';
import type { Fault } from '@/lib/content/validate/fault';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { resolveScreenings } from '@/lib/content/validate/screenings/resolve-screenings';

const list: RawVenues = {
  bio: { name: 'Bio', town: 'Genf' },
  forum: { name: 'Forum', town: 'New York', timeZone: 'America/New_York' },
};

/** What screenings are of which a file each says something. */
function resolve(all: object[], { venues }: { venues?: RawVenues } = { venues: list }) {
  const faults: Fault[] = [];
  const written = all.map((fields, index) => ({
    path: `${index}.yaml`,
    value: screeningSchema.parse({ film: 'a', venue: 'bio', start: '2026-12-04 20:30', ...fields }),
    at: (field: string) => ({ path: `${index}.yaml`, field }),
  }));
  const beside = { films: new Map(), slugs: ['a', 'b'], venues, timeZone: 'Europe/Zurich' };
  const found = resolveScreenings(written, beside, 'house', faults);
  const said = faults.map(
    ({ path, field, expected }) => `${path} ${field}: ${saySentence(expected, 'en')}`,
  );
  return { ...found, faults, said };
}
const first = (fields: object) => resolve([fields]).screenings.get('a')?.[0];
const plain = {
  ...{ id: 'a-bio-20261204-2030', venue: 'bio', timeZone: 'Europe/Zurich' },
  at: Date.parse('2026-12-04T19:30Z'),
};

it('keeps of a screening of which nothing more is said nothing more', () => {
  expect(first({})).toEqual(plain);
  expect(resolve([{}]).venues).toEqual(list);
});

it('keeps all that is said of one', () => {
  const said = {
    ...{ guest: { fr: 'A' }, note: 'B', booking: 'https://a.example/', state: 'cancelled' },
  };
  expect(first(said)).toEqual({ ...plain, ...said });
});

it.each([
  [{ version: 'OmU' }, { subtitles: ['de'] }],
  [{ version: 'VF' }, { language: 'fr', subtitles: [] }],
  [{ language: 'it' }, { language: 'it', subtitles: [] }],
  [{ subtitles: ['fr'] }, { subtitles: ['fr'] }],
  [{ version: 'OmU', subtitles: ['fr', 'de'] }, { subtitles: ['de', 'fr'] }],
  [
    { version: 'VF', language: 'it' },
    { language: 'it', subtitles: [] },
  ],
])('of %j the version is %j', (said, version) => {
  expect(first(said)).toEqual({ ...plain, version });
});

it.each([
  ['2026-12-04 20:30', 'bio', 'Europe/Zurich', '2026-12-04T19:30Z'],
  ['2026-12-04 20:30', 'forum', 'America/New_York', '2026-12-05T01:30Z'],
  ['2026-12-04 20:30 Asia/Tokyo', 'forum', 'Asia/Tokyo', '2026-12-04T11:30Z'],
  // A distance from UTC names no clocks.
  ['2026-12-04 20:30+02:00', 'bio', 'Europe/Zurich', '2026-12-04T18:30Z'],
  ['2026-12-04 20:30Z', 'bio', 'Europe/Zurich', '2026-12-04T20:30Z'],
])('%s at the %s is announced by the clocks of %s', (start, venue, timeZone, at) => {
  expect(first({ start, venue })).toEqual({
    ...{ id: `a-${venue}-20261204-2030`, venue, timeZone, at: Date.parse(at) },
  });
});

it('has by film the first first', () => {
  const { screenings } = resolve([
    { start: '2026-12-06 20:30' },
    { start: '2026-12-04 20:30' },
    { start: '2026-12-05 20:30', film: 'b' },
    { start: '2026-12-05 20:30' },
  ]);
  const days = [...screenings].map(([film, all]) => [
    film,
    ...all.map(({ id }) => id.slice(-7, -5)),
  ]);
  expect(days).toEqual([
    ['a', '04', '05', '06'],
    ['b', '05'],
  ]);
});

const twin = (at: number, of: number) =>
  `${at}.yaml start: a screening that is not listed already; ${of}.yaml has it`;

it('knows a twin by its moment, and by the address that a moved one keeps', () => {
  expect(resolve([{}, { start: '2026-12-04 19:30Z' }]).said).toEqual([twin(1, 0)]);
  expect(resolve([{}, { start: '2026-12-05 18:00', was: '2026-12-04 20:30' }]).said).toEqual([
    twin(1, 0),
  ]);
  // The third is told where the second stands, by which it was found.
  const { said, screenings } = resolve([{}, {}, {}]);
  expect(said).toEqual([twin(1, 0), twin(2, 1)]);
  expect(screenings.get('a')).toHaveLength(1);
});

it('takes for no twin what is of another film, at another venue or at another time', () => {
  const { said, screenings } = resolve([
    {},
    { film: 'b' },
    { venue: 'forum' },
    { start: '2026-12-04 20:31' },
  ]);
  expect(said).toEqual([]);
  expect([...screenings.values()].map((all) => all.length)).toEqual([3, 1]);
});

it('says nothing of venues whose list has a fault of its own', () => {
  const { said, screenings, venues } = resolve([{}, { venue: 'Kino', town: 'Bern' }], {});
  expect(said).toEqual([]);
  expect(screenings.get('a')?.map(({ venue }) => venue)).toEqual(['kino-bern']);
  expect(venues).toEqual({ 'kino-bern': { name: 'Kino', town: 'Bern' } });
});

it('says all that is wrong with a screening, and leaves it out', () => {
  const { said, screenings } = resolve([
    { film: 'zzz', venue: 'zzz', start: '2026-03-29 02:30', was: '2026-03-29 02:31' },
    { was: '2026-03-29 02:30' },
  ]);
  const leftOut = 'a time that clocks show; on 2026-03-29 this hour is left out';
  expect(said).toEqual([
    '0.yaml film: a film that has its file in house/films',
    '0.yaml venue: a venue that stands in house/venues.yaml, or its town beside it',
    `0.yaml start: ${leftOut}`,
    `0.yaml was: ${leftOut}`,
    `1.yaml was: ${leftOut}`,
  ]);
  expect([...screenings.values()].flat().map(({ was }) => was)).toEqual([undefined]);
});
