import { expect, it } from 'vitest';
import { belongsToGerman } from '@/lib/server/belongs-to-german';

it.each([
  [undefined, 'de-CH,de;q=0.9', true],
  [undefined, ' DE', true],
  [undefined, 'fr-CH, de', false],
  [undefined, 'den', false],
  [undefined, undefined, false],
  ['a=b; i18n_redirected=de', 'fr', true],
  ['i18n_redirected=fr', 'de', false],
  ['xi18n_redirected=de', 'fr', false],
])('cookie %s and language %s: %s', (cookie, language, belongs) => {
  expect(belongsToGerman(cookie, language)).toBe(belongs);
});
