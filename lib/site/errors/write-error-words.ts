import { getTranslations } from 'next-intl/server';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import type { ErrorWords } from '@/lib/site/errors/error-words';
import { getSite } from '@/lib/site/get-site';

/** The messages of the error page, translated on the server. */
export async function errorWords(locale: Locale): Promise<ErrorWords> {
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
