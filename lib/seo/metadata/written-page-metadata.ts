import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getNewsPage } from '@/lib/catalog/news/list-news';
import { getSitePage } from '@/lib/catalog/pages/site-pages';
import type { Locale } from '@/lib/i18n/locales';
import { filmShareImage, photoShareImage } from '@/lib/seo/share-images/share-image';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';
import { formatDay } from './title-and-description';

export async function sitePageMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const page = getSitePage(slug, locale);
  if (!page) return {};
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  const { path, summary, text } = page;
  const title = page.title.text;
  return pageMetadata(
    {
      ...{ path, title },
      description: (summary ?? text).text,
      facts: [t('page', { title, name: getSite(locale).name })],
      picture: photoShareImage(page.picture),
    },
    locale,
  );
}

export async function newsMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const page = getNewsPage(slug, locale, new Date());
  if (!page) return {};
  const head = await getTranslations({ locale, namespace: 'Metadata' });
  const news = await getTranslations({ locale, namespace: 'News' });
  const { path, date, picture, summary, text } = page.item;
  const title = page.item.title.text;
  const [film] = page.films;
  const { name } = getSite(locale);
  return pageMetadata(
    {
      ...{ path, title },
      description: (summary ?? text).text,
      facts: [head('news', { title, name, ...formatDay(date, { locale, hasYear: true }) })],
      picture: photoShareImage(picture) ?? (film && (await filmShareImage(film, locale))),
      openGraph: {
        ...{ type: 'article', publishedTime: date, section: news('title') },
        tags: page.films.map((each) => each.title.text),
      },
    },
    locale,
  );
}
