import { displayName } from '@/lib/i18n/intl-format';
import { forEachLocale } from '@/lib/i18n/locales';

/** Name of each of the site's languages, in that language. */
export const languageNames = forEachLocale((locale) => displayName('language', locale, locale));
