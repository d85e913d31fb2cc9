import { expect, it } from 'vitest';
import { sayDay, sayMoment } from '@/lib/preview/say-moment';

const zone = 'Europe/Zurich';

it('a moment is said where the house is; midnight is a day', () => {
  expect(sayMoment('2026-11-30T23:30:00Z', 'fr', zone)).toBe('1er décembre 2026, 0h30');
  expect(sayMoment('2026-11-30T19:30:00Z', 'de', zone)).toBe('30. November 2026, 20:30');
  expect(sayMoment('2026-11-30T23:00:00Z', 'de', zone)).toBe('1. Dezember 2026');
  expect(sayDay('2026-11-30T23:30:00Z', 'fr', zone)).toBe('1er décembre 2026');
});
