import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, dayOf, startOfDay } from '@/lib/primitives/time/days';
import { ambiguousDays, byIsoDay, readDay } from '@/lib/primitives/time/read-day';
import { readStart, readTime } from '@/lib/primitives/time/read-start';
import { formatMomentIn, momentsAt } from '@/lib/primitives/time/time-zones';

const at = (moment: string, timeZone: string) => dayOf(Date.parse(moment), timeZone);

it('days: a moment is on different days in different time zones', () => {
  expect(at('2026-12-31T23:30:00Z', 'Europe/Zurich')).toBe('2027-01-01');
  expect(at('2026-12-31T23:30:00Z', 'America/Toronto')).toBe('2026-12-31');
  expect(at('2026-12-31T10:30:00Z', 'Pacific/Kiritimati')).toBe('2027-01-01');
});

it('days: addDays and dayNumber count over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(dayNumber('2026-12-31') - dayNumber('2026-12-01')).toBe(30);
});

it.each([
  ['2026-11-22', 'Europe/Zurich', '2026-11-21T23:00:00Z'],
  ['2026-07-01', 'Europe/Zurich', '2026-06-30T22:00:00Z'],
  ['2026-10-25', 'Europe/Zurich', '2026-10-24T22:00:00Z'],
  ['2026-10-26', 'Europe/Zurich', '2026-10-25T23:00:00Z'],
  ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00Z'],
  ['2026-11-22', 'Pacific/Niue', '2026-11-22T11:00:00Z'],
  // Clocks go from 0:00 to 1:00: there is no midnight.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
])('days: %s begins in %s at %s', (day, timeZone, moment) => {
  expect(new Date(startOfDay(day, timeZone)).toISOString()).toBe(moment.replace('Z', '.000Z'));
  expect(dayOf(startOfDay(day, timeZone), timeZone)).toBe(day);
  expect(dayOf(startOfDay(day, timeZone) - 1, timeZone)).toBe(addDays(day, -1));
});

it.each([
  ['Europe/Zurich', '2026-07-01T20:30+02:00'],
  ['America/New_York', '2026-07-01T14:30-04:00'],
  ['Asia/Kolkata', '2026-07-02T00:00+05:30'],
  ['UTC', '2026-07-01T18:30+00:00'],
])('formatMomentIn %s writes %s', (timeZone, written) => {
  expect(formatMomentIn(Date.parse('2026-07-01T18:30:00Z'), timeZone)).toBe(written);
  expect(Date.parse(written)).toBe(Date.parse('2026-07-01T18:30:00Z'));
});

describe('momentsAt', () => {
  const at = (day: string, time: string, zone = 'Europe/Zurich') =>
    momentsAt(day, time, zone).map((moment) => new Date(moment).toISOString());

  it.each([
    ['2026-12-04', '20:30', undefined, ['2026-12-04T19:30:00.000Z']],
    ['2026-07-04', '20:30', undefined, ['2026-07-04T18:30:00.000Z']],
    ['2026-12-04', '20:30', 'America/New_York', ['2026-12-05T01:30:00.000Z']],
    // Clocks go back, and forward.
    ['2026-10-25', '02:30', undefined, ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['2026-03-29', '02:30', undefined, []],
    ['2026-10-25', '03:00', undefined, ['2026-10-25T02:00:00.000Z']],
  ])('of %s at %s in %s are %j', (day, time, zone, moments) =>
    expect(at(day, time, zone)).toEqual(moments),
  );
});

it.each([
  ['2026-12-04 20:30', { day: '2026-12-04', time: '20:30' }],
  ['2026-12-04T20:30', { day: '2026-12-04', time: '20:30' }],
  ['4.12.2026 20h30', { day: '2026-12-04', time: '20:30' }],
  ['14/12/2026 9.05', { day: '2026-12-14', time: '09:05' }],
  ['3. Januar 2027, 20.30 Uhr', { day: '2027-01-03', time: '20:30' }],
  ['ven. 4 décembre 2026 à 20h30', { day: '2026-12-04', time: '20:30' }],
  ['4.12.26 um 21 Uhr Europe/Paris', { day: '2026-12-04', time: '21:00', zone: 'Europe/Paris' }],
  ['2026-1-4 9:05', { day: '2026-01-04', time: '09:05' }],
  ['  2026-12-04   20:30  ', { day: '2026-12-04', time: '20:30' }],
  ['2/2/2026 20.30', { day: '2026-02-02', time: '20:30' }],
  ['2026-12-04 20H30', { day: '2026-12-04', time: '20:30' }],
  ['2026-12-04 20:30:15', { day: '2026-12-04', time: '20:30' }],
  ['2026-12-04 23:59', { day: '2026-12-04', time: '23:59' }],
  ['2026-12-04 0:00', { day: '2026-12-04', time: '00:00' }],
  ['2028-02-29 20:30', { day: '2028-02-29', time: '20:30' }],
  ['2026-12-04 20:30-03:30', { day: '2026-12-04', time: '20:30', zone: '-03:30' }],
  ['2026-12-04 20:30   +01:00', { day: '2026-12-04', time: '20:30', zone: '+01:00' }],
  ['2026-1-4T9:05', { day: '2026-01-04', time: '09:05' }],
  ['2026-12-04 20h', { day: '2026-12-04', time: '20:00' }],
  ['2026-12-04 21 Uhr', { day: '2026-12-04', time: '21:00' }],
  ['2026-12-04 20.30 Uhr', { day: '2026-12-04', time: '20:30' }],
  ['2026-12-04 20 h 30', { day: '2026-12-04', time: '20:30' }],
  ['2026-12-04 1830', { day: '2026-12-04', time: '18:30' }],
  ['2026-12-04 8:30 PM', { day: '2026-12-04', time: '20:30' }],
  ['2026-12-04 12.15 a.m.', { day: '2026-12-04', time: '00:15' }],
  ['2026-12-04 12pm Europe/Paris', { day: '2026-12-04', time: '12:00', zone: 'Europe/Paris' }],
  ['2026-12-04T20:30:00+01:00', { day: '2026-12-04', time: '20:30', zone: '+01:00' }],
  ['2026-12-04 20:30Z', { day: '2026-12-04', time: '20:30', zone: 'Z' }],
  ['2026-12-04 20:30 Europe/Paris', { day: '2026-12-04', time: '20:30', zone: 'Europe/Paris' }],
])('readStart reads %s', (written, read) => expect(readStart(written)).toEqual(read));

it.each([
  ...['12026-12-04 20:30', '2026-12-041 20:30', '2026-123-04 20:30', 'x2026-12-04 20:30'],
  ...['2026-12-04T 20:30x', '4.12.20260 20:30', 'x4.12.2026 20:30', '44.12.2026 20:30'],
  ...[
    '4-12-2026 20:30',
    '04/12/2026 20:30',
    '2026-12-04 20h+01:00',
    '4 12 2026 20:30',
    '4.123.2026 20:30',
  ],
  ...['2026-13-04 20:30', '2026-00-04 20:30'],
  ...['2026-12-04 13 pm', '2026-12-04 0:30 am', '2026-12-04 930', '2026-12-04 2460'],
  ...[
    '2026-12-04 20:30 Uhrwerk',
    '2026-12-04 20',
    '2026-12-04 x20:30',
    '2026-12-04 20:300',
    '2026-12-04 120:30',
  ],
  ...['2026-12-04 20:3', '2026-12-04 20:30:1', '2026-12-04 20:30:xx', '2026-12-04 20-30'],
  ...['2026-12-04 20:xx', '2026-12-04 xx:30', '2026-12-04 20:30 +1:00', '2026-12-04 20:30 +01:0'],
  ...['2026-12-04 20:30 01:00', '2026-12-04 20:30 +01:000', '2026-12-04 20:30 x+01:00'],
  ...['2026-12-04 20:30 ZZ', '2026-12-04 20:30 +xx:00', '2026-12-04 20:30 +01:xx'],
  ...['x2026-12-04T20:30', '2026-12-04TT20:30', '2026-12-T20:30', '2026--04T20:30'],
  ...['2026-12-04 20:30 Geneve', '2026-12-04 20:30 ou 21h Europe/Paris'],
  '2026-12-04 20:30 Europe/Paris ou 21h',
  ...['', '2026-12-04', '20:30', '2026-02-30 20:30', '2026-12-04 24:00', '2026-12-04 20:60'],
])('readStart does not read %s', (written) => expect(readStart(written)).toBeUndefined());

describe('readDay', () => {
  it.each([
    ['3.12.2026', '2026-12-03'],
    ['2026-12-03', '2026-12-03'],
    ['03/12/26', '2026-12-03'],
    ['3. 12. 2026', '2026-12-03'],
    ['3. Januar 2027', '2027-01-03'],
    ['Do., 3. Dezember 2026', '2026-12-03'],
    ['jeudi 3 décembre 2026', '2026-12-03'],
    ['1er févr. 2027', '2027-02-01'],
    ['3 août 2026', '2026-08-03'],
    ['2 Mär 2027', '2027-03-02'],
    ['3 juin 2026', '2026-06-03'],
    ['3.12.', '2026-12-03'],
    ['Mi 6.1.', '2027-01-06'],
    ['31 janvier', '2027-01-31'],
    ['am Donnerstag, den 3. Dezember 2026', '2026-12-03'],
    ['le 3.12.2026', '2026-12-03'],
    ['den 3.12.2026', '2026-12-03'],
    ['Le jeudi 3 décembre 2026', '2026-12-03'],
    ['SAM. 5.12.26', '2026-12-05'],
  ])('reads %s near the end of November 2026', (written, day) => {
    expect(readDay(written, '2026-11-30')).toBe(day);
  });

  it.each([
    '',
    '31.2.2026',
    '3 ju 2026',
    '20.30',
    '32. Dezember 2026',
    'demain',
    'bis 3.12.2026',
    'vor dem 3.12.2026',
    'dès le 3.12.2026',
    'Mo, 3. Dezember 2026',
    'd 3.12.2026',
  ])('does not read %j', (written) => expect(readDay(written, '2026-11-30')).toBeUndefined());

  it.each(['3.12.', '03/04/2026', '3-4-26', '26-12-03', '13-12-26'])(
    'does not guess what %s leaves open',
    (written) => expect(readDay(written)).toBeUndefined(),
  );

  it.each([
    ['03/04/2026', ['2026-04-03', '2026-03-04']],
    ['Sa 03/04/26 20:30', ['2026-04-03', '2026-03-04']],
    ['26-12-03', ['2003-12-26', '2026-12-03']],
    ['12-12-26', ['2026-12-12', '2012-12-26']],
    ['13/04/2026', undefined],
    ['13/04/26', undefined],
    ['04/04/2026', undefined],
    ['3.4.2026', undefined],
    ['2026-04-03', undefined],
  ])('%s can be the days %j', (written, days) => expect(ambiguousDays(written)).toEqual(days));
});

it('byIsoDay loses no day that is written twice', () => {
  const days = { '3.12.2026': 1, '2026-12-03': 2, '4.12.2026': 3, '04.12.2026': 4, soon: 5 };
  const read = { '3.12.2026': 1, '2026-12-03': 2, '2026-12-04': 3, '04.12.2026': 4, soon: 5 };
  expect(byIsoDay(days)).toEqual(read);
});

it.each([
  ['20.30 Uhr', '20:30'],
  ['21 Uhr', '21:00'],
  ['20h30', '20:30'],
  ['à 20 h 30', '20:30'],
  ['um 9.05', '09:05'],
  ['21', undefined],
])('readTime %s is %s', (written, time) => expect(readTime(written)).toBe(time));
