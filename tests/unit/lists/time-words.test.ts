import { expect, test } from 'vitest';
import { timeWords } from '@/lib/lists/time-words';

test.each([
  [48, '48 s', '48 Sek.'],
  [59.6, '1 min', '1 Min.'],
  [14 * 60 + 20, '14 min', '14 Min.'],
  [94 * 60, '1 h 34 min', '1 Std. 34 Min.'],
  [120 * 60, '2 h', '2 Std.'],
])('%d seconds are said in words, not as a clock shows them', (seconds, fr, de) => {
  const say = (locale: 'fr' | 'de') => timeWords(seconds, locale).replace(/\s/g, ' ');
  expect([say('fr'), say('de')]).toEqual([fr, de]);
});
