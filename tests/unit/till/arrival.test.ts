import { expect, test } from 'vitest';
import { arrivalOf } from '@/lib/till/arrival';

test('working days are counted, from the next on', () => {
  // 2026-11-23 is a Monday.
  expect(arrivalOf([2, 4], '2026-11-23')).toEqual({ earliest: '2026-11-25', latest: '2026-11-27' });
});

test('Saturdays and Sundays do not count', () => {
  expect(arrivalOf([1, 5], '2026-11-27')).toEqual({ earliest: '2026-11-30', latest: '2026-12-04' });
  expect(arrivalOf([1, 1], '2026-11-28')).toEqual({ earliest: '2026-11-30', latest: '2026-11-30' });
});

test('no days at all is the day itself', () => {
  expect(arrivalOf([0, 0], '2026-11-28')).toEqual({ earliest: '2026-11-28', latest: '2026-11-28' });
});
