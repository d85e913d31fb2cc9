import { expect, test } from 'vitest';
import { addDays, dayNumber } from '@/lib/days/add-days';
import { dayOf } from '@/lib/days/day-of';
import { startOfDay } from '@/lib/days/start-of-day';

const at = (moment: string, timeZone: string) => dayOf(Date.parse(moment), timeZone);

test('one moment falls on different days where clocks differ', () => {
  expect(at('2026-12-31T23:30:00Z', 'Europe/Zurich')).toBe('2027-01-01');
  expect(at('2026-12-31T23:30:00Z', 'America/Toronto')).toBe('2026-12-31');
  expect(at('2026-12-31T10:30:00Z', 'Pacific/Kiritimati')).toBe('2027-01-01');
});

test('days are counted by the calendar, over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(dayNumber('2026-12-31') - dayNumber('2026-12-01')).toBe(30);
});

test.each([
  ['2026-11-22', 'Europe/Zurich', '2026-11-21T23:00:00Z'],
  ['2026-07-01', 'Europe/Zurich', '2026-06-30T22:00:00Z'],
  ['2026-10-25', 'Europe/Zurich', '2026-10-24T22:00:00Z'],
  ['2026-10-26', 'Europe/Zurich', '2026-10-25T23:00:00Z'],
  ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00Z'],
  ['2026-11-22', 'Pacific/Niue', '2026-11-22T11:00:00Z'],
  // Clocks go from 0:00 to 1:00: there is no midnight.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
])('%s begins in %s at %s', (day, timeZone, moment) => {
  expect(new Date(startOfDay(day, timeZone)).toISOString()).toBe(moment.replace('Z', '.000Z'));
  expect(dayOf(startOfDay(day, timeZone), timeZone)).toBe(day);
  expect(dayOf(startOfDay(day, timeZone) - 1, timeZone)).toBe(addDays(day, -1));
});
