import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';

export async function accessibilityMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Access' });
  const description = t('description', { name: getSite(locale).name });
  return pageMetadata({ path: '/accessibilite', title: t('title'), description }, locale);
}
