import { expect, test } from 'vitest';
import { foldLine, writeCalendar } from '@/lib/seo/calendar/write-calendar';

const event = {
  uid: 'nosferatu-end@films.example',
  at: new Date('2027-01-31T23:59:00+01:00'),
  stamp: new Date('2026-11-21T12:00:00Z'),
  summary: 'Dernier jour : Nosferatu',
  description: 'Un film, deux fins ; une barre \\ et\ndeux lignes',
  url: 'https://films.example/movie/nosferatu',
};

test('an event is written as RFC 5545 requires', () =>
  expect(
    writeCalendar([{ ...event, minutes: 94.5, alarmDays: 1 }], {
      product: '-//Bobine//Films//FR',
    }).split('\r\n'),
  ).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bobine//Films//FR', 'CALSCALE:GREGORIAN'],
    ...['BEGIN:VEVENT', 'UID:nosferatu-end@films.example', 'DTSTAMP:20261121T120000Z'],
    ...['DTSTART:20270131T225900Z', 'DURATION:PT95M', 'SUMMARY:Dernier jour : Nosferatu'],
    'DESCRIPTION:Un film\\, deux fins \\; une barre \\\\ et\\ndeux lignes',
    ...['URL:https://films.example/movie/nosferatu', 'TRANSP:TRANSPARENT', 'BEGIN:VALARM'],
    ...['ACTION:DISPLAY', 'TRIGGER:-P1D', 'DESCRIPTION:Dernier jour : Nosferatu', 'END:VALARM'],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]));

test('a long line is folded at 75 octets, between characters, and unfolds to itself', () => {
  const line = `SUMMARY:${'Étude œ 🎞 '.repeat(30)}`;
  const folded = foldLine(line);
  for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(folded.split('\r\n').length).toBeGreaterThan(4);
  expect(folded).not.toContain('\uFFFD');
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
});
