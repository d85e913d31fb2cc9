import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { pictureOfPage } from '@/lib/shared-pictures/shared-picture';
import { termsPath } from '@/lib/shop/terms-path';
import { getSite } from '@/lib/site/get-site';
import { getTill } from '@/lib/till/get-till';
import { pageMetadata } from './page-metadata';

/** Of the page with the terms of the shop, where there are some. */
export async function termsMetadata(locale: Locale): Promise<Metadata> {
  if (!getTill(locale)?.terms) return {};
  const t = await getTranslations({ locale, namespace: 'Shop' });
  const description = t('termsDescription', { name: getSite(locale).name });
  const picture = await pictureOfPage('shop', locale);
  return pageMetadata({ path: termsPath, title: t('toTerms'), description, picture }, locale);
}
