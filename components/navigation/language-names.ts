import { displayName } from '@/lib/i18n/intl-format';
import { forEachLocale } from '@/lib/i18n/locales';

/** The site's languages, each named in itself. */
export const languageNames = forEachLocale((locale) => displayName('language', locale, locale));
