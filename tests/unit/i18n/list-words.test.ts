import { expect, it } from 'vitest';
import { listWords } from '@/lib/i18n/list-words';

it('writes words as a list of the language', () => {
  expect(listWords(['a', 'b', 'c'], 'fr')).toBe('a, b et c');
  expect(listWords(['a', 'b', 'c'], 'de')).toBe('a, b und c');
  expect(listWords(['a'], 'fr')).toBe('a');
  expect(listWords([], 'de')).toBe('');
});
