import { expect, test } from 'vitest';
import { screeningSchema, screeningsSchema } from '@/lib/content/schema/screening';
import { faultsOf } from './faults-of';

const owed = { film: 'a-film', venue: 'bio', start: '2026-12-04 20:30' };

test('a screening owes its film, its venue and its start', () => {
  expect(screeningSchema.parse(owed)).toEqual({ ...owed, subtitles: [] });
  expect(screeningSchema.parse({ ...owed, film: ' A ', venue: ' B ' })).toMatchObject({
    ...{ film: 'A', venue: 'B' },
  });
});

test('all that can be said of a screening is taken', () => {
  const full = {
    ...{ ...owed, town: { fr: 'Genève', de: 'Genf' }, was: '3.12.2026 20h30', version: 'VOstFR' },
    ...{ language: 'de', subtitles: ['fr'], guest: 'Mara', note: 'Note' },
    ...{ booking: 'https://tickets.example/', state: 'cancelled' },
  };
  expect(screeningSchema.parse(full)).toEqual(full);
  expect(faultsOf(screeningSchema, { ...owed, state: 'sold-out' })).toEqual([]);
});

const when = 'a day and a time, such as 2026-12-04 20:30';
const booking = 'booking: an address that begins with https://';

test.each([
  [{ film: ' ' }, 'film: a name'],
  [{ venue: ' ' }, 'venue: a name'],
  [{ start: '2026-12-04' }, `start: ${when}`],
  [{ was: '20:30' }, `was: ${when}`],
  [
    { version: 'subtitled' },
    'version: a version as cinemas write it, such as OV, VOstFR, VF, OmU, DF or E/d/f',
  ],
  [{ language: 'allemand' }, 'language: a BCP 47 language tag such as fr, de or de-CH'],
  [{ subtitles: ['all'] }, 'subtitles.0: a BCP 47 language tag such as fr, de or de-CH'],
  [{ booking: 'http://tickets.example/' }, booking],
  [{ booking: 'httpss://tickets.example/' }, booking],
  [{ booking: 'xhttps://tickets.example/' }, booking],
  [{ guest: '' }, 'guest: a name, or one for each language'],
  [{ note: '' }, 'note: a name, or one for each language'],
  [{ town: '' }, 'town: a name, or one for each language'],
  [{ price: 12 }, ': Unrecognized key: "price"'],
])('a screening with %j is said to be wrong, and how it should be', (change, fault) => {
  expect(faultsOf(screeningSchema, { ...owed, ...change })).toEqual([fault]);
});

test('a screening may be of two states', () => {
  expect(faultsOf(screeningSchema, { ...owed, state: 'full' })).toEqual([
    'state: Invalid option: expected one of "sold-out"|"cancelled"',
  ]);
});

test('a file has any number of screenings, and nothing else', () => {
  expect(screeningsSchema.parse({})).toEqual({ screenings: [] });
  expect(screeningsSchema.parse({ screenings: [owed] }).screenings).toHaveLength(1);
  expect(faultsOf(screeningsSchema, { films: [] })).toEqual([': Unrecognized key: "films"']);
});
