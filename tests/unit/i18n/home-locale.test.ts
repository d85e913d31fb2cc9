import { expect, it } from 'vitest';
import { homeLocale } from '@/lib/i18n/home-locale';

it.each([
  [undefined, 'de-CH,de;q=0.9', 'de'],
  [undefined, ' DE', 'de'],
  [undefined, 'fr-CH, de', 'fr'],
  [undefined, 'den', 'fr'],
  [undefined, undefined, 'fr'],
  [undefined, '', 'fr'],
  // The first of the site's languages, whatever stands before it.
  [undefined, 'en, de;q=.8, fr;q=.7', 'de'],
  [undefined, 'en-GB,en;q=0.9,fr;q=0.8,de;q=0.7', 'fr'],
  [undefined, 'gsw-CH, de-CH', 'de'],
  [undefined, 'gsw', 'de'],
  [undefined, 'it, en;q=0.5', 'fr'],
  // The weight decides, not the place; among equal weights the place.
  [undefined, 'fr;q=0.5, de', 'de'],
  [undefined, 'fr;q=0.8,de;Q=0.9', 'de'],
  [undefined, 'de-CH;q=0.9 , fr ; q=0.9', 'de'],
  [undefined, 'fr;q=1.000, de', 'fr'],
  [undefined, 'de;q=0.2, fr;q=0.5, de-CH;q=0.8', 'de'],
  // Refused.
  [undefined, 'de;q=0, fr;q=0.1', 'fr'],
  [undefined, 'de;q=0.000', 'fr'],
  [undefined, 'fr;q=0, de;q=0.1', 'de'],
  // Any language that is not named.
  [undefined, '*', 'fr'],
  [undefined, 'de, *;q=0.5', 'de'],
  [undefined, 'de;q=0.5, *', 'fr'],
  [undefined, 'en, *;q=0.1', 'fr'],
  [undefined, 'fr;q=0, *;q=0.5', 'de'],
  [undefined, 'fr;q=0.1, *;q=0.5', 'de'],
  [undefined, 'de, *;q=0', 'de'],
  // Written as nobody should.
  [undefined, 'de;q=much, fr;q=0.9', 'de'],
  [undefined, 'de;q=7, fr', 'de'],
  [undefined, ',;,de', 'de'],
  ['a=b; i18n_redirected=de', 'fr', 'de'],
  ['i18n_redirected=fr', 'de', 'fr'],
  ['i18n_redirected=xx', 'de', 'fr'],
  ['xi18n_redirected=de', 'fr', 'fr'],
])('cookie %s and language %s: %s', (cookie, language, locale) => {
  expect(homeLocale(cookie, language)).toBe(locale);
});
