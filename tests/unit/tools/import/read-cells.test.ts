import { expect, it } from 'vitest';
import { nameOriginalLanguage } from '@/tools/import/read-cells';

it.each([
  ['Fièvre', 'Fièvre', 'Fieber', 'FR', 'fr'],
  ['Nerven', undefined, 'Nerven', 'DE', 'de'],
  ['Opium', 'Opium', 'Opium', 'DE', 'de'],
  ['Germinal', 'Germinal', 'Germinal', 'FR', 'fr'],
  ['Genuine', 'Genuine', 'Genuine', 'AT', 'de'],
  ['Blackmail', 'Blackmail', 'Blackmail', 'GB', undefined],
  ['El hotel', 'Hôtel', undefined, 'ES', undefined],
  [undefined, undefined, undefined, 'FR', undefined],
])('%s, fr %s, de %s, from %s is in %s', (original, fr, de, country, expected) => {
  expect(nameOriginalLanguage({ original, own: { fr, de }, country })).toBe(expected);
});
