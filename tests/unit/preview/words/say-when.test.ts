import { expect, it } from 'vitest';
import { sayAge, sayDay, sayMoment } from '@/lib/preview/words/say-when';

const now = Date.parse('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-22T11:59:40Z', 'cette minute-ci', 'in dieser Minute'],
  ['2026-11-22T11:30:00Z', 'il y a 30 minutes', 'vor 30 Minuten'],
  ['2026-11-22T08:30:00Z', 'il y a 3 heures', 'vor 3 Stunden'],
  ['2026-11-20T08:30:00Z', 'avant-hier', 'vorgestern'],
])('%s is %s', (time, french, german) => {
  expect([sayAge(time, 'fr', now), sayAge(time, 'de', now)]).toEqual([french, german]);
});

it('days are those of the house, and the first of a month is called so', () => {
  const time = '2026-11-30T23:30:00Z';
  expect(sayDay(time, 'fr', 'Europe/Zurich')).toBe('1er décembre 2026');
  expect(sayDay(time, 'de', 'Europe/Zurich')).toBe('1. Dezember 2026');
  expect(sayMoment(time, 'fr', 'Europe/Zurich')).toMatch(/^1er décembre 2026 à 00:30$/);
});
