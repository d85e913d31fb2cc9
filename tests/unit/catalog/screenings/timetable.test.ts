import { expect, test } from 'vitest';
import { hasScreenings, listScreenings } from '@/lib/catalog/screenings/list-screenings';
import {
  getTimetable,
  listTimetableParts,
  readTimetableChoice,
  timetablePath,
} from '@/lib/catalog/screenings/timetable';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { showLibrary } from '../../show-library';
import { cinemas, screening } from './small-cinemas';

showLibrary(() => library);

const library = {
  ...loadLibrary('tests/site'),
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

test('upcoming screenings are listed by time, then by title', () =>
  expect(titles(before)).toEqual([
    ...['Die Puppe, Genf', 'Nerven, Genf', 'Nerven, Bern', 'Die Puppe, New York'],
    'Die Puppe, Genf',
  ]));

test('a screening is listed until a quarter of an hour after its start', () => {
  expect(titles(begins + 15 * minute - 1)).toHaveLength(5);
  expect(titles(begins + 15 * minute)).toHaveLength(3);
  expect(hasScreenings(before)).toBe(true);
  expect(hasScreenings(new Date('2026-12-21T00:00:00Z'))).toBe(false);
});

test('days are those of the cinema’s time zone', () => {
  const { days } = getTimetable({}, 'fr', before);
  expect(days.map(({ day, screenings }) => [day, screenings.length])).toEqual([
    ['2026-12-04', 2],
    // In Zurich, the screening in New York starts on the 6th.
    ['2026-12-05', 2],
    ['2026-12-20', 1],
  ]);
});

test('a town has its screenings and venues; towns are counted over all screenings', () => {
  const { screenings, towns, total, venues } = getTimetable({ town: 'geneve' }, 'de', before);
  expect(screenings).toHaveLength(3);
  expect(towns).toEqual([
    { slug: 'berne', name: 'Bern', count: 1 },
    { slug: 'geneve', name: 'Genf', count: 3 },
    { slug: 'new-york', name: 'New York', count: 1 },
  ]);
  expect([total, venues.map(({ slug }) => slug)]).toEqual([5, ['bio']]);
});

test('every town and grouping has a path that is parsed back', () => {
  const parts = listTimetableParts(before);
  expect(parts.map((end) => timetablePath(readTimetableChoice(end)))).toEqual([
    ...['/au-cinema', '/au-cinema/par-film'],
    ...['/au-cinema/geneve', '/au-cinema/geneve/par-film'],
    ...['/au-cinema/berne', '/au-cinema/berne/par-film'],
    ...['/au-cinema/new-york', '/au-cinema/new-york/par-film'],
  ]);
  expect(listTimetableParts(new Date('2026-12-21T00:00:00Z'))).toEqual([]);
});
