import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { findProgrammeFaults } from '@/lib/content/validate/offer-faults';

const own = { type: 'video', sources: [{ provider: 'html5', src: '/media/a/film.mp4' }] };
const film = (facts: object) =>
  filmSchema.parse({ title: { original: { text: 'A', lang: 'fr' } }, year: 2026, ...facts });
const films = new Map([
  ['open', film({ media: { film: own }, vod: { ads: false } })],
  [
    'autumn',
    film({
      media: { film: own },
      vod: { ads: false, from: '2026-10-01T00:00:00+02:00', until: '2026-11-30T23:59:00+01:00' },
    }),
  ],
  ['kept', film({ media: { film: own } })],
  [
    'elsewhere',
    film({
      media: { film: { type: 'video', sources: [{ provider: 'youtube', src: 'a' }] } },
      vod: { ads: false },
    }),
  ],
]);
const now = Date.parse('2026-11-22T12:00:00Z');

function faults(days: Record<string, object>, month = '2026-12', timeZone?: string) {
  const months = new Map([[month, days as Record<string, { film: string }>]]);
  return findProgrammeFaults({ films, months, ...(timeZone && { site: { timeZone } }) }, 'h', now);
}
const said = (...given: Parameters<typeof faults>) =>
  faults(...given).map(({ field, expected }) => `${field}: ${saySentence(expected, 'en')}`);

test('a house that has switched video on demand off is asked for no film to play', () => {
  const months = new Map([
    ['2026-12', { '2026-12-01': { film: 'kept' }, '2026-11-01': { film: 'kept' } }],
  ]);
  const site = { timeZone: 'Europe/Zurich', switchedOff: ['vod'] as 'vod'[] };
  const found = findProgrammeFaults({ films, months, site }, 'h', now);
  expect(found.map(({ field }) => field)).toEqual(['2026-11-01']);
});

test('a film that can be watched here on its day is sound', () => {
  expect(faults({ '2026-12-01': { film: 'open' }, '2026-12-31': { film: 'open' } })).toEqual([]);
  expect(faults({ '2026-11-30': { film: 'autumn' } }, '2026-11')).toEqual([]);
});

test('a film that is not offered on its day is a fault that says when it is', () => {
  expect(faults({ '2026-12-01': { film: 'autumn' } })).toMatchObject([
    { path: 'h/programme/2026-12.yaml', field: '2026-12-01.film' },
  ]);
  expect(said({ '2026-12-01': { film: 'autumn' } })).toEqual([
    '2026-12-01.film: a film that can be watched here on that day; autumn is offered from 2026-10-01T00:00:00+02:00 until 2026-11-30T23:59:00+01:00',
  ]);
  expect(said({ '2026-12-01': { film: 'kept' } })).toEqual([
    '2026-12-01.film: a film that can be watched here on that day; kept has no vod',
  ]);
});

test('the day is the house’s own', () => {
  // It ends at 17.59 in Toronto, on the same day; in Auckland the first of December began hours before.
  expect(faults({ '2026-12-01': { film: 'autumn' } }, '2026-12', 'Pacific/Auckland')).toEqual([]);
  expect(faults({ '2026-12-01': { film: 'autumn' } }, '2026-12', 'America/Toronto')).toHaveLength(
    1,
  );
});

test('a film that lies with somebody else does not play on the home page', () => {
  expect(said({ '2026-12-01': { film: 'elsewhere' } })).toEqual([
    '2026-12-01.film: a film that plays from this house’s own files (media.film); elsewhere has none',
  ]);
});

test('a still that the film does not have is a fault', () => {
  expect(said({ '2026-12-01': { film: 'open', still: 1 } })).toEqual([
    '2026-12-01.still: at most 0, the number of stills of open',
  ]);
});

test.each(['2026-11-30', '2026-12-32', '2026-12-1', 'tomorrow'])(
  '%s is no day of December 2026',
  (day) => {
    expect(said({ [day]: { film: 'open' } })).toEqual([
      `${day}: a day of this month, such as 2026-12-01`,
    ]);
  },
);

test('February has its days, and its leap day in its years', () => {
  expect(faults({ '2027-02-29': { film: 'open' } }, '2027-02')).toHaveLength(1);
  expect(faults({ '2028-02-29': { film: 'open' } }, '2028-02')).toEqual([]);
});

test('a file has the name of a month', () => {
  expect(said({ '2026-12-01': { film: 'open' } }, 'december')).toEqual([
    'the name: a month and .yaml, such as 2026-12.yaml',
  ]);
  expect(faults({}, '2026-13')).toHaveLength(1);
});

test('days that are over and films that are looked for elsewhere are left alone', () => {
  expect(faults({ '2026-11-21': { film: 'kept' } }, '2026-11')).toEqual([]);
  expect(faults({ '2026-12-01': { film: 'nobody' } })).toEqual([]);
});
