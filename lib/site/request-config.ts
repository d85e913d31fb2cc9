import { getRequestConfig } from 'next-intl/server';
import { getLibrary } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { isLocale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** next-intl's request configuration; `locale` is passed explicitly outside pages (route handlers). */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = isLocale(requested) ? requested : await currentLocale();
  return { locale, messages: await loadMessages(locale), timeZone: getLibrary().site.timeZone };
});
