import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { feedNames } from '@/lib/site/feed-paths';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';
import { withFeeds } from './with-feeds';

export async function homeMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Home' });
  const { name, tagline, description } = getSite(locale);
  const title = t('title', { name, tagline: tagline.text });
  const page = {
    path: '/',
    title,
    wordings: [title, name],
    description: description.text,
    alone: true,
  };
  return withFeeds(await pageMetadata(page, locale), feedNames, locale);
}
