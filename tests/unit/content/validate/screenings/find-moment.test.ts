import { expect, it } from 'vitest';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { findMoment } from '@/lib/content/validate/screenings/find-moment';

const found = (written: string, timeZone = 'Europe/Zurich') => {
  const moment = findMoment(written, timeZone);
  return 'at' in moment ? new Date(moment.at).toISOString() : saySentence(moment.expected, 'en');
};

it.each([
  ['2026-12-04 20:30', '2026-12-04T19:30:00.000Z'],
  ['2026-07-04 20:30', '2026-07-04T18:30:00.000Z'],
  ['2026-12-04 20:30 America/New_York', '2026-12-05T01:30:00.000Z'],
  ['2026-12-04 20:30 Europe/London', '2026-12-04T20:30:00.000Z'],
  ['2026-12-04 20:30Z', '2026-12-04T20:30:00.000Z'],
  ['2026-12-04 20:30+05:30', '2026-12-04T15:00:00.000Z'],
  ['2026-12-04 20:30-03:00', '2026-12-04T23:30:00.000Z'],
])('%s is one moment for the clocks of Zurich', (written, moment) => {
  expect(found(written)).toBe(moment);
});

it('says of what is no time how one is written', () => {
  expect(found('soon')).toBe('a day and a time, such as 2026-12-04 20:30');
});

it('says of an hour that is left out in spring on which day that is', () => {
  expect(found('2026-03-29 02:30')).toBe(
    'a time that clocks show; on 2026-03-29 this hour is left out',
  );
});

it.each([
  ['Europe/Zurich', '2026-10-25 02:30', '2026-10-25 02:30+02:00', '2026-10-25 02:30+01:00'],
  ['Europe/London', '2026-10-25 01:30', '2026-10-25 01:30+01:00', '2026-10-25 01:30+00:00'],
  ['Atlantic/Azores', '2026-10-25 00:30', '2026-10-25 00:30+00:00', '2026-10-25 00:30-01:00'],
  ['America/St_Johns', '2026-11-01 01:30', '2026-11-01 01:30-02:30', '2026-11-01 01:30-03:30'],
])('asks in %s which of two %s is', (timeZone, written, first, second) => {
  expect(found(written, timeZone)).toBe(
    `a time with its offset, ${first} or ${second}: clocks show this one twice`,
  );
});
