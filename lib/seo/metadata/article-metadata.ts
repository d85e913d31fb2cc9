import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { ownPhoto } from '@/lib/seo/share-images/own-photo';
import { pictureOfFilm, pictureOfPage } from '@/lib/seo/share-images/shared-picture';
import { getArticle } from '@/lib/shop/articles/get-article';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';

/**
 * Metadata of a shop article. The title includes the kind of article, because many discs have the title of
 * their film.
 */
export async function articleMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const article = getArticle(slug, locale);
  if (!article) return {};
  const { kind, films, pictures, description } = article;
  const shop = await getTranslations({ locale, namespace: 'Shop' });
  const head = await getTranslations({ locale, namespace: 'Head' });
  const said = { title: article.title.text, kind: shop(`kindOf.${kind}`) };
  const title = shop('pageTitle', said);
  const [film] = films;
  const picture =
    ownPhoto(pictures[0]) ??
    (film ? await pictureOfFilm(film, locale) : await pictureOfPage('shop', locale));
  return pageMetadata(
    {
      ...{ path: `/shop/${slug}`, title, picture },
      description: description.text,
      facts: [head('article', { ...said, name: getSite(locale).name })],
    },
    locale,
  );
}
