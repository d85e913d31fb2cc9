import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { firstLetters, isWithin } from '@/tools/theme/first-letters';

const ranges = await firstLetters();
const has = (text: string) => [...text].every((one) => isWithin(ranges, one.codePointAt(0) ?? 0));

test.each(locales)(
  'every word of the site in %s is set in what pages begin with',
  async (locale) => {
    expect(has(JSON.stringify(await loadMessages(locale)))).toBe(true);
  },
);

test('names of the west of Europe and both languages’ quotes are, fractions and accents that stand alone are not', () => {
  expect(has('Buñuel Sjöström Ÿ Œuvre « » „ “ ‚ ‘ – … € № ×')).toBe(true);
  for (const sign of ['½', '¢', '´', 'ł', 'Ж']) expect(has(sign)).toBe(false);
});

test('no range lies within another, so that a letter is counted once', () => {
  for (const [from, to] of ranges)
    expect(ranges.filter((other) => isWithin([other], from) || isWithin([other], to))).toHaveLength(
      1,
    );
});
