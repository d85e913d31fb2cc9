import { expect, it } from 'vitest';
import { momentsAt } from '@/lib/days/moments-at';

const said = (day: string, time: string, zone = 'Europe/Zurich') =>
  momentsAt(day, time, zone).map((at) => new Date(at).toISOString());

it('finds the moment of a time in winter and in summer', () => {
  expect(said('2026-12-04', '20:30')).toEqual(['2026-12-04T19:30:00.000Z']);
  expect(said('2026-07-04', '20:30')).toEqual(['2026-07-04T18:30:00.000Z']);
  expect(said('2026-12-04', '20:30', 'America/New_York')).toEqual(['2026-12-05T01:30:00.000Z']);
});

it('finds two in the hour that is lived twice, and none in the one that is left out', () => {
  expect(said('2026-10-25', '02:30')).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ]);
  expect(said('2026-03-29', '02:30')).toEqual([]);
  expect(said('2026-10-25', '03:00')).toHaveLength(1);
});
