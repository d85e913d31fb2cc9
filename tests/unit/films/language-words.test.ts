import { expect, test } from 'vitest';
import { languageWords } from '@/lib/films/language-words';

test.each([
  [['fr', 'de'], 'fr', 'Français, allemand'],
  [['fr', 'de'], 'de', 'Französisch, Deutsch'],
  [['zxx'], 'fr', 'Sans paroles'],
  [[], 'fr', ''],
] as const)('%j is in %s “%s”', (codes, locale, said) => {
  expect(languageWords([...codes], locale, 'Sans paroles')).toBe(said);
});
