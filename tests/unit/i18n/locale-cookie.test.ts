// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { rememberLocale } from '@/lib/i18n/locale-cookie';

test('the choice is kept as the specification says: name, path, 365 days, SameSite lax', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  rememberLocale('de');
  expect(set).toHaveBeenCalledWith('i18n_redirected=de; Path=/; Max-Age=31536000; SameSite=Lax');
});
