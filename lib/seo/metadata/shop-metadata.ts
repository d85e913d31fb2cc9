import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import {
  filmShareImage,
  pageShareImage,
  photoShareImage,
} from '@/lib/seo/share-images/share-image';
import { getArticle } from '@/lib/shop/articles/get-articles';
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
  const head = await getTranslations({ locale, namespace: 'Metadata' });
  const values = { title: article.title.text, kind: shop(`kindOf.${kind}`) };
  const title = shop('pageTitle', values);
  const [film] = films;
  const picture =
    photoShareImage(pictures[0]) ??
    (film ? await filmShareImage(film, locale) : await pageShareImage('shop', locale));
  return pageMetadata(
    {
      ...{ path: `/shop/${slug}`, title, picture },
      description: description.text,
      facts: [head('article', { ...values, name: getSite(locale).name })],
    },
    locale,
  );
}

/**
 * Metadata of a page that is private to a buyer: not indexed, and its URL is not sent as a referrer to other
 * sites. Requests to the site itself still carry the referrer, so that the origin of its forms can be checked.
 */
export async function orderMetadata(
  locale: Locale,
  path: '/commande' | '/retractation',
  /** Title of a step, if it has its own. */
  title?: string,
): Promise<Metadata> {
  const namespace = path === '/commande' ? 'Order' : 'Withdrawal';
  const t = await getTranslations({ locale, namespace });
  const words = { title: title ?? t('title'), description: t('description') };
  return {
    ...(await pageMetadata({ path, ...words, hidden: true }, locale)),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}
