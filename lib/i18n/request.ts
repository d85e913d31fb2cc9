import { getRequestConfig } from 'next-intl/server';
import { currentLocale } from './current-locale';
import { isLocale } from './locales';
import { loadMessages } from './messages';

/** What next-intl's server functions speak with; `locale` comes where there is no page (route handlers). */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = isLocale(asked) ? asked : await currentLocale();
  return { locale, messages: await loadMessages(locale), timeZone: 'Europe/Zurich' };
});
