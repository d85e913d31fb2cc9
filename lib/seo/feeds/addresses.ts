import { localePath } from '@/lib/i18n/locale-path';
import { forEachLocale, type Locale } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/site/site-url';

/** Absolute URLs of a French path in every language. */
export function addressesOf(path: string): Record<Locale, string> {
  return forEachLocale((locale) => new URL(localePath(path, locale), siteUrl()).href);
}
