import { getRequestConfig } from 'next-intl/server';
import { getLibrary } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { isLocale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** What next-intl's server functions speak with; `locale` comes where there is no page (route handlers). */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = isLocale(asked) ? asked : await currentLocale();
  return { locale, messages: await loadMessages(locale), timeZone: getLibrary().site.timeZone };
});
