import { localePath } from '@/lib/i18n/locale-path';
import { defaultLocale, locales } from '@/lib/i18n/locales';

/** The addresses of a page in every language, itself among them; who speaks neither gets French. */
export function alternateLanguages(path: string): Record<string, string> {
  const own = locales.map((locale) => [locale, localePath(path, locale)]);
  return Object.fromEntries([...own, ['x-default', localePath(path, defaultLocale)]]);
}
