import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { getNewsPage } from '@/lib/news/get-news-page';
import { teaser } from '@/lib/news/teaser';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';

export async function newsListMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'News' });
  const description = t('description', { name: getSite(locale).name });
  return pageMetadata({ path: '/actualites', title: t('title'), description }, locale);
}

export async function newsMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const page = getNewsPage(slug, locale, new Date());
  if (!page) return {};
  const { path, title, date } = page.item;
  return pageMetadata(
    {
      ...{ path, title: title.text, description: teaser(page.item).text },
      openGraph: { type: 'article', publishedTime: date },
    },
    locale,
  );
}
