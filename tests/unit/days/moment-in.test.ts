import { expect, test } from 'vitest';
import { momentIn } from '@/lib/days/moment-in';

test.each([
  ['Europe/Zurich', '2026-07-01T20:30+02:00'],
  ['America/New_York', '2026-07-01T14:30-04:00'],
  ['Asia/Kolkata', '2026-07-02T00:00+05:30'],
  ['UTC', '2026-07-01T18:30+00:00'],
])('in %s the clocks show it with their offset', (timeZone, written) => {
  expect(momentIn(Date.parse('2026-07-01T18:30:00Z'), timeZone)).toBe(written);
  expect(Date.parse(written)).toBe(Date.parse('2026-07-01T18:30:00Z'));
});
