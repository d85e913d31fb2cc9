import { expect, test } from 'vitest';
import { groupByLength } from '@/lib/vod/list-shelves';
import { filmFixture } from '../films/film-fixture';

test('films fall into the time a visitor has, shortest first, unknown length last', () => {
  const films = [60, 10, 9.9, 59, undefined, 1].map((runtime, index) =>
    filmFixture(`${index}`, { runtime }),
  );
  const groups = groupByLength(films);
  expect(groups.short.map(({ runtime }) => runtime)).toEqual([1, 9.9]);
  expect(groups.hour.map(({ runtime }) => runtime)).toEqual([10, 59]);
  expect(groups.evening.map(({ runtime }) => runtime)).toEqual([60, undefined]);
});
