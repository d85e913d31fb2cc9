import { expect, it } from 'vitest';
import { readStart } from '@/lib/content/screenings/read-start';

it.each([
  ['2026-12-04 20:30', { day: '2026-12-04', time: '20:30' }],
  ['2026-12-04T20:30', { day: '2026-12-04', time: '20:30' }],
  ['4.12.2026 20h30', { day: '2026-12-04', time: '20:30' }],
  ['04/12/2026 9.05', { day: '2026-12-04', time: '09:05' }],
  ['2026-12-04 20h', { day: '2026-12-04', time: '20:00' }],
  ['2026-12-04T20:30:00+01:00', { day: '2026-12-04', time: '20:30', zone: '+01:00' }],
  ['2026-12-04 20:30Z', { day: '2026-12-04', time: '20:30', zone: 'Z' }],
  ['2026-12-04 20:30 Europe/Paris', { day: '2026-12-04', time: '20:30', zone: 'Europe/Paris' }],
])('reads %s as programmes write it', (written, read) => {
  expect(readStart(written)).toEqual(read);
});

it.each(['', '2026-12-04', '20:30', '2026-02-30 20:30', '2026-12-04 24:00', '2026-12-04 20:60'])(
  'takes %s for no start',
  (written) => expect(readStart(written)).toBeUndefined(),
);

it('knows no zone of a name that nobody uses, and nothing behind it', () => {
  expect(readStart('2026-12-04 20:30 Geneve')).toBeUndefined();
  expect(readStart('2026-12-04 20:30 Europe/Paris ou 21h')).toBeUndefined();
});
