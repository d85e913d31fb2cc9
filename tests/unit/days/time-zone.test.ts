import { expect, test } from 'vitest';
import { isTimeZone } from '@/lib/days/time-zone';

test.each(['Europe/Zurich', 'America/New_York', 'UTC', 'europe/paris'])('%s is one', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each(['Europe/Bienne', '+01:00', '-05:00', '', ' Europe/Zurich'])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
