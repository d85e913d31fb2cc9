import { getTranslations } from 'next-intl/server';
import type { ErrorWords } from '@/lib/errors/error-words';
import { getSite } from '@/lib/site/get-site';
import { localePath } from './locale-path';
import type { Locale } from './locales';

/** The words of the error page, for where nothing can be translated any more. */
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
