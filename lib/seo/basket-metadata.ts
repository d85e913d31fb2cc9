import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from './page-metadata';

/** Everybody finds something else on this page, a crawler nothing. */
export async function basketMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Basket' });
  const words = { title: t('title'), description: t('description') };
  return pageMetadata({ path: '/panier', ...words, hidden: true }, locale);
}
