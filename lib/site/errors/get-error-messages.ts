import { getTranslations } from 'next-intl/server';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';
import type { ErrorMessages } from './error-page';

/** The messages of the error page, translated on the server. */
export async function getErrorMessages(locale: Locale): Promise<ErrorMessages> {
  const t = await getTranslations({ locale, namespace: 'Error' });
  const layout = await getTranslations({ locale, namespace: 'Layout' });
  const { name } = getSite(locale);
  return {
    title: t('title'),
    words: t('words'),
    id: t('id', { id: '{id}' }),
    retry: t('retry'),
    home: t('home'),
    homePath: localePath('/', locale),
    site: name,
    siteHome: layout('home', { name }),
  };
}
