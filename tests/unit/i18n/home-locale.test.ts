import { expect, it } from 'vitest';
import { homeLocale } from '@/lib/i18n/home-locale';

it.each([
  [undefined, 'de-CH,de;q=0.9', 'de'],
  [undefined, ' DE', 'de'],
  [undefined, 'fr-CH, de', 'fr'],
  [undefined, 'den', 'fr'],
  [undefined, undefined, 'fr'],
  ['a=b; i18n_redirected=de', 'fr', 'de'],
  ['i18n_redirected=fr', 'de', 'fr'],
  ['i18n_redirected=xx', 'de', 'fr'],
  ['xi18n_redirected=de', 'fr', 'fr'],
])('cookie %s and language %s: %s', (cookie, language, locale) => {
  expect(homeLocale(cookie, language)).toBe(locale);
});
