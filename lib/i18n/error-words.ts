import { getTranslations } from 'next-intl/server';
import { localePath } from './locale-path';
import type { Locale } from './locales';

/** The words of the error page, for where nothing can be translated any more. */
export async function errorWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'Error' });
  return {
    title: t('title'),
    words: t('words'),
    retry: t('retry'),
    home: t('home'),
    homePath: localePath('/', locale),
  };
}
