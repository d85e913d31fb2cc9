import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { getNewsPage } from '@/lib/news/get-news-page';
import { teaser } from '@/lib/news/teaser';
import { ownPhoto } from '@/lib/shared-pictures/own-photo';
import { pictureOfFilm } from '@/lib/shared-pictures/shared-picture';
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
  const { path, title, date, picture } = page.item;
  const [film] = page.films;
  return pageMetadata(
    {
      ...{ path, title: title.text, description: teaser(page.item).text },
      picture: ownPhoto(picture) ?? (film && (await pictureOfFilm(film, locale))),
      openGraph: { type: 'article', publishedTime: date },
    },
    locale,
  );
}
