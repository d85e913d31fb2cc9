import { expect, it } from 'vitest';
import type { Film } from '@/lib/catalog/films/film';
import { listWays } from '@/lib/visitor/follows/list-ways';
import { filmFixture, ownVideo } from '../../catalog/films/film-fixture';

const now = new Date('2026-11-27T12:00:00Z');
const keysOf = (film: Film) => listWays([film], 'de', now).map(({ key }) => key);

it('the ways to see a followed film are none while it is only in the catalogue, or announced', () => {
  expect(keysOf(filmFixture('a'))).toEqual([]);
  const media = { film: ownVideo };
  expect(
    keysOf(filmFixture('a', { media, vod: { ads: false, from: '2026-12-24T00:00:00+01:00' } })),
  ).toEqual([]);
  expect(keysOf(filmFixture('a', { media, vod: { ads: false } }))).toEqual(['here/a']);
});

it('the ways to see a followed film are compared by the last screening: a run that goes on, or loses a date, is not new', () => {
  const film = filmFixture('a');
  const at = (day: string) =>
    ({
      start: new Date(`${day}T20:00:00Z`),
      timeZone: 'Europe/Zurich',
      venue: {},
    }) as Film['screenings'][number];
  const run = ['2026-11-20', '2026-11-28', '2026-12-03'].map(at);
  expect(keysOf({ ...film, screenings: run.slice(1) })).toEqual(['cinema/a/2026-12-03']);
  expect(keysOf({ ...film, screenings: [...run, at('2027-01-02')] })).toEqual([
    'cinema/a/2027-01-02',
  ]);
  const cancelled = { ...at('2026-12-03'), state: 'cancelled' as const };
  expect(keysOf({ ...film, screenings: [at('2026-11-28'), cancelled] })).toEqual([
    'cinema/a/2026-12-03',
  ]);
});
