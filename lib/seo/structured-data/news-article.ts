import type { NewsArticle } from 'schema-dts';
import type { NewsPage } from '@/lib/catalog/news/get-news-page';
import { getHistory } from '@/lib/content/store/history/get-history';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { ownPhoto } from '@/lib/seo/share-images/own-photo';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { filmPictureAddress } from './film-address';
import { organization } from './organization';

/** A news item as a schema.org NewsArticle, with its share image. */
export function newsArticle({ item, films: [film] }: NewsPage, locale: Locale): NewsArticle {
  const { slug, path, title, date, picture } = item;
  const photo = ownPhoto(picture);
  const image = photo ? absoluteUrl(photo.url) : film && filmPictureAddress(film, locale);
  const changed = dayOfChange(slug);
  const house = organization(locale);
  return {
    '@type': 'NewsArticle',
    headline: title.text,
    url: absoluteUrl(localePath(path, locale)),
    inLanguage: title.lang,
    datePublished: date,
    ...(changed && changed > date && { dateModified: changed }),
    ...(image && { image }),
    ...{ author: house, publisher: house },
  };
}

function dayOfChange(slug: string): string | undefined {
  const days = getHistory().get(`news/${slug}.yaml`);
  return days && new Date(days.last).toISOString().slice(0, 10);
}
