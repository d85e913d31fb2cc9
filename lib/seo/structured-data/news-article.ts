import { getTranslations } from 'next-intl/server';
import type { NewsArticle } from 'schema-dts';
import type { NewsPage } from '@/lib/catalog/news/list-news';
import { getHistory } from '@/lib/content/store/history';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { photoShareImage } from '@/lib/seo/share-images/share-image';
import { absoluteUrl } from '@/lib/site/site-url';
import { filmImageUrl } from './film-urls';
import { breadcrumbList } from './item-list';
import { organization } from './web-site';
import type { Things } from './write-json-ld';

/** A news item as a schema.org NewsArticle, with its share image. */
export function newsArticle({ item, films: [film] }: NewsPage, locale: Locale): NewsArticle {
  const { slug, path, title, date, picture } = item;
  const photo = photoShareImage(picture);
  const image = photo ? absoluteUrl(photo.url) : film && filmImageUrl(film, locale);
  const changed = dayOfChange(slug);
  const site = organization(locale);
  return {
    '@type': 'NewsArticle',
    headline: title.text,
    url: absoluteUrl(localePath(path, locale)),
    inLanguage: title.lang,
    datePublished: date,
    ...(changed && changed > date && { dateModified: changed }),
    ...(image && { image }),
    ...{ author: site, publisher: site },
  };
}

function dayOfChange(slug: string): string | undefined {
  const days = getHistory().get(`news/${slug}.yaml`);
  return days && new Date(days.last).toISOString().slice(0, 10);
}

/** Structured data of a news page: article and breadcrumbs. */
export async function newsPage(page: NewsPage, locale: Locale): Promise<Things> {
  const { path, title } = page.item;
  const t = await getTranslations({ locale, namespace: 'Navigation' });
  const steps = [
    { name: t('news'), path: '/actualites' },
    { name: title.text, path },
  ];
  return [newsArticle(page, locale), breadcrumbList(steps, locale)];
}
