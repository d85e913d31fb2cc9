import { expect, test } from 'vitest';
import { editorsLanguage, withoutLanguage } from '@/lib/content/validate/faults/editors-language';

const node = ['node', 'check.ts'];

test.each([
  [{ LANG: 'fr_CH.UTF-8' }, [], 'fr'],
  [{ LANG: 'de_CH.UTF-8' }, [], 'de'],
  [{ LANG: 'de' }, [], 'de'],
  [{ LANG: 'it_CH.UTF-8' }, [], 'en'],
  [{ LANG: 'C.UTF-8' }, [], 'en'],
  [{}, [], 'en'],
  [{ LANG: 'fr_CH.UTF-8', LC_ALL: 'de_CH.UTF-8' }, [], 'de'],
  [{ LANG: 'fr_CH.UTF-8', LC_MESSAGES: 'de_CH' }, [], 'de'],
  [{ LANG: 'fr_CH.UTF-8' }, ['--lang', 'de'], 'de'],
  [{ LANG: 'fr_CH.UTF-8' }, ['house', '--lang=en'], 'en'],
  [{ LANG: 'FR' }, [], 'fr'],
  [{ LANG: 'fr-CH' }, [], 'fr'],
  [{ LANG: 'fr.UTF-8' }, [], 'fr'],
  [{ LANG: 'de@euro' }, [], 'de'],
  [{ LANG: 'german' }, [], 'en'],
  [{ LANG: 'fr', LC_ALL: '' }, [], 'fr'],
  [{ LANG: 'fr' }, ['--lang'], 'fr'],
  [{ LANG: 'fr' }, ['--lang='], 'fr'],
  [{ LANG: 'fr' }, ['--language', 'de'], 'fr'],
  [{ LANG: 'fr' }, ['house', '--lang', 'it'], 'en'],
  [{}, ['de'], 'en'],
])('with %j and %j it is %s', (environment, words, language) => {
  expect(editorsLanguage(environment, [...node, ...words])).toBe(language);
});

test('the language may be the first that is said', () => {
  expect(editorsLanguage({ LANG: 'fr' }, ['--lang', 'de'])).toBe('de');
  expect(editorsLanguage({ LANG: 'fr' }, ['de'])).toBe('fr');
});

test('what is said beside the language stays', () => {
  expect(withoutLanguage(['a', '--lang', 'de', 'b', '--lang=fr'])).toEqual(['a', 'b']);
  expect(withoutLanguage(['--language', 'a--lang=fr'])).toEqual(['--language', 'a--lang=fr']);
  expect(withoutLanguage([])).toEqual([]);
});
