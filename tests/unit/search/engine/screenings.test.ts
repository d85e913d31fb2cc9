import { expect, test } from 'vitest';
import { nextChange } from '@/lib/search/api/handle-films-request';
import { findAskedScreenings } from '@/lib/search/engine/asked-screenings';
import {
  type ScreeningColumns,
  type ScreeningTime,
  screeningChanges,
  toTimeSpan,
} from '@/lib/search/engine/screenings';
import { screening } from '../../catalog/screenings/small-cinemas';
import { find, smallSite } from './small-site';

const films = {
  nerven: { title: 'Nerven' },
  faust: { title: 'Faust' },
  puppe: { title: 'Die Puppe' },
  genf: { title: 'Ein Sommer in Genf' },
  morgen: { title: 'Von morgens bis mitternachts' },
  titled: { title: 'Eine Nacht am See, Genf', year: 1921 },
  directed: { title: 'Orlac', directors: ['Paul Genf'] },
  tonight: { title: 'Tonight and Never' },
};
const { index } = smallSite(films, {
  screenings: {
    nerven: [
      screening('bio', '2026-11-04T20:30+01:00'),
      screening('bio', '2026-12-04T20:30+01:00'),
      screening('licht', '2026-12-11T20:30+01:00'),
    ],
    faust: [
      screening('licht', '2026-12-04T20:30+01:00'),
      screening('bio', '2026-12-05T15:00+01:00'),
    ],
    puppe: [
      screening('licht', '2026-12-04T21:00+01:00', { state: 'cancelled' }),
      screening('licht', '2020-12-04T20:30+01:00'),
    ],
  },
});
const friday = new Date('2026-12-04T14:00:00Z');
const slugs = (q: string, now = friday, of = index) => find(of, q, { now }).slugs.toSorted();

test.each([
  ['ce soir', ['faust', 'nerven']],
  ['heute Abend', ['faust', 'nerven']],
  ['au cinéma', ['faust', 'nerven']],
  ['im Kino', ['faust', 'nerven']],
  ['Vorstellungen in Bern', ['faust', 'nerven']],
  ['demain', ['faust']],
  ['morgen im Kino', ['faust']],
  ['ce week-end', ['faust']],
  ['cette semaine', ['faust', 'nerven']],
  ['Bern', ['faust', 'nerven']],
  ['Lichtsaal', ['faust', 'nerven']],
  ['Lichts', ['faust', 'nerven']],
  ['Cinéma Bio', ['faust', 'nerven']],
  ['faust ce soir', ['faust']],
  // A place and a time must hold for the same screening.
  ['Genf heute Abend', ['nerven']],
  ['Bern ce soir', ['faust']],
  ['Genf Freitag', ['nerven']],
  ['nerven Bern Freitag', ['nerven']],
  ['genève samedi 5 décembre', ['faust']],
  ['Bern, Freitag, 11. Dezember 2026', ['nerven']],
  // Titles and names with the same word are found as well.
  ['Genf', ['directed', 'faust', 'genf', 'nerven', 'titled']],
  ['morgens', ['morgen']],
])('a text with a place or a time of screenings: “%s” finds %j', (text, found) =>
  expect(slugs(text)).toEqual(found),
);

test('a text with a place or a time of screenings ends a quarter of an hour after the start, and with the day', () => {
  const late = new Date('2026-12-04T19:45:00Z');
  expect(slugs('ce soir', late)).toEqual([]);
  expect(slugs('au cinéma', late)).toEqual(['faust', 'nerven']);
  expect(slugs('ce soir', new Date('2026-12-05T00:00:00Z'))).toEqual([]);
  // A weekday is then the one of the next week.
  expect(slugs('vendredi', late)).toEqual(['nerven']);
  expect(slugs('Bern Freitag', late)).toEqual(['nerven']);
});

test('a text with a place or a time of screenings finds titles and names before films that are shown at the place', () => {
  const found = find(index, 'Genf', { now: friday });
  expect(found.slugs.slice(0, 3)).toEqual(['genf', 'titled', 'directed']);
  const numberOf = (slug: string) => found.screenings[found.slugs.indexOf(slug)];
  // The next screening, not the first one.
  const next = index.screenings.starts[numberOf('nerven') ?? -1];
  expect(next).toBe(Date.parse('2026-12-04T20:30+01:00'));
  expect(numberOf('directed')).toBeUndefined();
});

const timesOf = (changes: readonly number[]) =>
  changes.map((at) => new Date(at).toISOString().slice(5, 16)).toSorted();

test('change times of the search are the end of each screening and the mornings of the week before it', () => {
  const evenings = ['2026-12-04T20:30+01:00', '2026-12-05T20:30+01:00'];
  const faust = evenings.map((start) => screening('bio', start));
  const { screenings } = smallSite({ faust: {} }, { screenings: { faust } }).index;
  expect(timesOf(screeningChanges(screenings))).toEqual([
    ...['11-26T23:00', '11-27T23:00', '11-28T23:00', '11-29T23:00', '11-30T23:00'],
    ...['12-01T23:00', '12-02T23:00', '12-03T23:00', '12-04T19:45', '12-04T23:00'],
    '12-05T19:45',
  ]);
});

test.each([
  ['2026-12-04T14:00:00Z', '2026-12-04T19:45:00.000Z'],
  ['2026-12-04T19:45:00Z', '2026-12-04T23:00:00.000Z'],
])('change times of the search after %s the next one is %s', (now, next) =>
  expect(new Date(nextChange(index, new Date(now))).toISOString()).toBe(next),
);

/** Start and end in Zurich's winter time; the first moment of a day is `00:00`. */
function spanOf(when: ScreeningTime, now: string, timeZone = 'Europe/Zurich'): string {
  const span = toTimeSpan(when, Date.parse(`${now}+01:00`), timeZone);
  const [from, until] = [span.from, span.until].map((at) =>
    new Date(at + 60 * 60 * 1000).toISOString().slice(5, 23),
  );
  return `${from} – ${until}`;
}

test('toTimeSpan: “any” starts a quarter of an hour ago and has no end', () => {
  const now = Date.parse('2026-12-04T20:45:00Z');
  const from = Date.parse('2026-12-04T20:30:00.001Z');
  expect(toTimeSpan('any', now, 'Europe/Zurich')).toEqual({ from, until: Infinity });
});

test.each<[ScreeningTime, now: string, span: string, timeZone?: string]>([
  ['today', '2026-12-04T00:15', '12-04T00:00:00.001 – 12-05T00:00:00.000'],
  ['today', '2026-12-04T00:10', '12-04T00:00:00.000 – 12-05T00:00:00.000'],
  ['today', '2026-12-04T23:59', '12-04T23:44:00.001 – 12-05T00:00:00.000'],
  ['tomorrow', '2026-12-04T12:00', '12-05T00:00:00.000 – 12-06T00:00:00.000'],
  ['tomorrow', '2026-12-31T12:00', '01-01T00:00:00.000 – 01-02T00:00:00.000'],
  ['today', '2026-12-04T12:00', '12-04T11:45:00.001 – 12-05T06:00:00.000', 'America/New_York'],
  ['tonight', '2026-12-04T12:00', '12-04T11:45:00.001 – 12-04T16:00:00.000', 'Asia/Tokyo'],
  ['tonight', '2026-12-04T12:00', '12-04T17:00:00.000 – 12-05T00:00:00.000'],
  ['tonight', '2026-12-04T17:14', '12-04T17:00:00.000 – 12-05T00:00:00.000'],
  ['tonight', '2026-12-04T20:00', '12-04T19:45:00.001 – 12-05T00:00:00.000'],
  ['tomorrowEvening', '2026-12-04T20:00', '12-05T17:00:00.000 – 12-06T00:00:00.000'],
  // Monday, Wednesday, Friday, Saturday, Sunday, the next Monday
  ['weekend', '2026-11-30T12:00', '12-05T00:00:00.000 – 12-07T00:00:00.000'],
  ['weekend', '2026-12-02T12:00', '12-05T00:00:00.000 – 12-07T00:00:00.000'],
  ['weekend', '2026-12-04T23:59', '12-05T00:00:00.000 – 12-07T00:00:00.000'],
  ['weekend', '2026-12-05T12:00', '12-05T11:45:00.001 – 12-07T00:00:00.000'],
  ['weekend', '2026-12-06T12:00', '12-06T11:45:00.001 – 12-07T00:00:00.000'],
  ['weekend', '2026-12-07T00:00', '12-12T00:00:00.000 – 12-14T00:00:00.000'],
  [{ day: 4, month: 12 }, '2026-12-04T12:00', '12-04T11:45:00.001 – 12-05T00:00:00.000'],
  [{ day: 3, month: 1 }, '2026-12-04T12:00', '01-03T00:00:00.000 – 01-04T00:00:00.000'],
  ['week', '2026-12-04T12:00', '12-04T11:45:00.001 – 12-11T00:00:00.000'],
])('toTimeSpan: “%s” at %s is %s', (when, now, span, timeZone) =>
  expect(spanOf(when, now, timeZone)).toBe(span),
);

const start = Date.parse('2026-12-04T20:30:00+01:00');
const day = 24 * 60 * 60 * 1000;
/** Screenings of one film: in Geneva, then in Zurich, then in another cinema of Geneva. */
const screenings: ScreeningColumns = {
  films: Uint32Array.of(7, 7, 7),
  venues: Uint16Array.of(0, 1, 2),
  starts: Float64Array.of(start, start + day, start + 2 * day),
  words: [
    ['geneve', [0, 2]],
    ['grutli', [2]],
    ['zurich', [1]],
  ],
  timeZone: 'Europe/Zurich',
};

test.each<[words: string, when: ScreeningTime | undefined, found: number | undefined]>([
  ['', 'any', 0],
  ['', 'tomorrow', 1],
  ['zurich', undefined, 1],
  ['zurich', 'any', 1],
  ['geneve', 'tomorrow', undefined],
  ['grutli geneve', undefined, 2],
  ['faust zurich', undefined, 1],
  ['zurich geneve', undefined, undefined],
  ['zur', undefined, undefined],
  ['faust', undefined, undefined],
])('findAskedScreenings: words “%s” and time “%s” mean screening %s', (words, when, found) => {
  const facts = when ? [{ kind: 'screened', when } as const] : [];
  const required = words.split(' ').map((word) => ({ word, joined: [] }));
  const asked = findAskedScreenings({ screenings }, { facts, required }, start - day / 2);
  expect(asked.get(7)).toBe(found);
});
