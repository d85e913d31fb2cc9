import { expect, test } from 'vitest';
import {
  hasEnded,
  isNewToWatch,
  isUpcoming,
  isWatchable,
  leavesSoon,
  turningPoints,
} from '@/lib/films/offer';
import { filmFixture } from './film-fixture';

const media = { film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] } };
const film = filmFixture('a', {
  media,
  vod: { ads: false, from: '2026-11-01T00:00:00+01:00', until: '2027-06-30T23:59:00+02:00' },
});
const answers = (at: number) =>
  [isUpcoming, isWatchable, isNewToWatch, leavesSoon, hasEnded].map((ask) =>
    ask(film, new Date(at)),
  );

test('at each turning point an answer changes, and between them none', () => {
  const points = turningPoints(film);
  expect(points).toHaveLength(4);
  for (const [index, point] of points.entries()) {
    expect(answers(point), `point ${index}`).not.toEqual(answers(point - 1));
    expect(answers((points[index + 1] ?? point + 1) - 1), `after ${index}`).toEqual(answers(point));
  }
});

test('before its beginning a film is upcoming, after its end it has ended', () => {
  expect(answers(Date.parse('2026-10-31T22:59:59Z'))).toEqual([true, false, false, false, false]);
  expect(answers(Date.parse('2027-06-30T21:59:00Z'))).toEqual([false, false, false, false, true]);
});

test('a film without anything to watch never turns', () => {
  expect(
    turningPoints(filmFixture('b', { vod: film.vod && { ads: true }, added: '2026-11-01' })),
  ).toEqual([]);
});
