import { localePath } from '@/lib/i18n/locale-path';
import { defaultLocale, locales } from '@/lib/i18n/locales';

/** Paths of a page in every language, including its own; `x-default` is the default language. */
export function alternateLanguages(path: string): Record<string, string> {
  const own = locales.map((locale) => [locale, localePath(path, locale)]);
  return Object.fromEntries([...own, ['x-default', localePath(path, defaultLocale)]]);
}
