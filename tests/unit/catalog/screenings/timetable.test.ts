import { expect, test, vi } from 'vitest';
import {
  hasScreenings,
  listScreenings,
  nextScreenings,
} from '@/lib/catalog/screenings/list-screenings';
import {
  byFilm,
  getTimetable,
  listTimetableParts,
  readTimetableChoice,
  timetablePath,
} from '@/lib/catalog/screenings/timetable';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { cinemas, screening } from './small-cinemas';

const shown = vi.hoisted(() => ({}) as { library: Library });
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => shown.library }));

shown.library = {
  ...loadLibrary('tests/house'),
  ...cinemas({
    nerven: [
      screening('bio', '2026-12-04T20:30+01:00'),
      screening('licht', '2026-12-05T18:00+01:00', { state: 'cancelled' }),
    ],
    'die-puppe': [
      screening('bio', '2026-12-04T20:30+01:00'),
      screening('forum', '2026-12-05T20:00-05:00'),
      screening('bio', '2026-12-20T20:30+01:00'),
    ],
  }),
};
const before = new Date('2026-12-01T12:00:00Z');
const begins = Date.parse('2026-12-04T19:30Z');
const minute = 60_000;
const titles = (now: Date | number) =>
  listScreenings('de', new Date(now)).map(({ film, venue }) => `${film.title.text}, ${venue.town}`);

test('what comes is listed by time, at one time by title, in the visitor’s language', () =>
  expect(titles(before)).toEqual([
    ...['Die Puppe, Genf', 'Nerven, Genf', 'Nerven, Bern', 'Die Puppe, New York'],
    'Die Puppe, Genf',
  ]));

test('a screening stays a quarter of an hour after it has begun, for who is late, and then goes', () => {
  expect(titles(begins + 15 * minute - 1)).toHaveLength(5);
  expect(titles(begins + 15 * minute)).toHaveLength(3);
  expect(hasScreenings(before)).toBe(true);
  expect(hasScreenings(new Date('2026-12-21T00:00:00Z'))).toBe(false);
});

test('a day is that of the cinema’s clocks', () => {
  const { days } = getTimetable({}, 'fr', before);
  expect(days.map(({ day, screenings }) => [day, screenings.length])).toEqual([
    ['2026-12-04', 2],
    // It is the 6th in Zurich when it begins in New York.
    ['2026-12-05', 2],
    ['2026-12-20', 1],
  ]);
});

test('a town has its screenings, and towns are counted over all', () => {
  const { screenings, towns, total, venues } = getTimetable({ town: 'geneve' }, 'de', before);
  expect(screenings).toHaveLength(3);
  expect(towns).toEqual([
    { slug: 'berne', name: 'Bern', count: 1 },
    { slug: 'geneve', name: 'Genf', count: 3 },
    { slug: 'new-york', name: 'New York', count: 1 },
  ]);
  expect([total, venues.map(({ slug }) => slug)]).toEqual([5, ['bio']]);
});

test('by film each stands once, the one that is shown first first', () => {
  const { screenings } = getTimetable({}, 'fr', before);
  expect(byFilm(screenings).map((all) => [all[0]?.film.slug, all.length])).toEqual([
    ['die-puppe', 3],
    ['nerven', 2],
  ]);
});

test('each choice has a page with an address that is read as the same choice', () => {
  const parts = listTimetableParts(before);
  expect(parts.map((end) => timetablePath(readTimetableChoice(end)))).toEqual([
    ...['/au-cinema', '/au-cinema/par-film'],
    ...['/au-cinema/geneve', '/au-cinema/geneve/par-film'],
    ...['/au-cinema/berne', '/au-cinema/berne/par-film'],
    ...['/au-cinema/new-york', '/au-cinema/new-york/par-film'],
  ]);
  expect(listTimetableParts(new Date('2026-12-21T00:00:00Z'))).toEqual([]);
});

test('the home page has a week of them, or else what is next', () => {
  const at = (now: string) => {
    const moment = new Date(now);
    const { isWeek, screenings } = nextScreenings(
      listScreenings('fr', moment),
      moment,
      'Europe/Zurich',
    );
    return [isWeek, screenings.length];
  };
  expect(at('2026-12-01T12:00:00Z')).toEqual([true, 4]);
  expect(at('2026-11-01T12:00:00Z')).toEqual([false, 4]);
  expect(at('2026-12-06T12:00:00Z')).toEqual([false, 1]);
  expect(at('2026-12-21T12:00:00Z')).toEqual([false, 0]);
});
