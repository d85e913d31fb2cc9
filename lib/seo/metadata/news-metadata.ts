import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getNewsPage } from '@/lib/catalog/news/get-news-page';
import type { Locale } from '@/lib/i18n/locales';
import { ownPhoto } from '@/lib/seo/share-images/own-photo';
import { pictureOfFilm } from '@/lib/seo/share-images/shared-picture';
import { getSite } from '@/lib/site/get-site';
import { dayWords } from './day-words';
import { pageMetadata } from './page-metadata';

export async function newsMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const page = getNewsPage(slug, locale, new Date());
  if (!page) return {};
  const head = await getTranslations({ locale, namespace: 'Head' });
  const news = await getTranslations({ locale, namespace: 'News' });
  const { path, date, picture, summary, text } = page.item;
  const title = page.item.title.text;
  const [film] = page.films;
  const { name } = getSite(locale);
  return pageMetadata(
    {
      ...{ path, title },
      description: (summary ?? text).text,
      facts: [head('news', { title, name, ...dayWords(date, locale) })],
      picture: ownPhoto(picture) ?? (film && (await pictureOfFilm(film, locale))),
      openGraph: {
        ...{ type: 'article', publishedTime: date, section: news('title') },
        tags: page.films.map((each) => each.title.text),
      },
    },
    locale,
  );
}
