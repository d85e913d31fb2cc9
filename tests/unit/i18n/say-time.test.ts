import { expect, test } from 'vitest';
import { sayTime } from '@/lib/i18n/say-time';

test('French says a time of day as it does of screenings', () => {
  expect(sayTime('23 novembre 2026 à 05:41', 'fr')).toBe('23 novembre 2026 à 5h41');
  expect(sayTime('23. November 2026 um 05:41', 'de')).toBe('23. November 2026 um 05:41');
});
