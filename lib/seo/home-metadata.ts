import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';

export async function homeMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Home' });
  const { name, tagline, description } = getSite(locale);
  const title = t('title', { name, tagline: tagline.text });
  return pageMetadata({ path: '/', title, description: description.text, alone: true }, locale);
}
