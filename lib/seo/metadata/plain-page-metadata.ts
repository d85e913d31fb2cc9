import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { VodChoice } from '@/lib/catalog/offers/vod-choice';
import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { accessLabel } from '@/lib/search/query/facet-label';
import { pageShareImage } from '@/lib/seo/share-images/share-image';
import { termsPath } from '@/lib/shop/articles/article';
import { type FeedName, feedNames } from '@/lib/site/feed-paths';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';
import { withFeeds } from './with-feeds';

type Plain = {
  /** French path. */
  path: string;
  /** Namespace of its messages. Their keys are `title` and `description` unless set below. */
  words:
    | 'Accessibility'
    | 'Cart'
    | 'Collections'
    | 'Imprint'
    | 'StoredData'
    | 'Lists'
    | 'News'
    | 'Shop'
    | 'Vod';
  title?: 'title' | 'toTerms';
  description?: 'description' | 'termsDescription';
  /** The page whose share image is used; the site's own by default. */
  picture?: Parameters<typeof pageShareImage>[0];
  feeds?: readonly FeedName[];
  /** Content depends on the visitor, so it is not indexed. */
  hidden?: boolean;
};

/** Pages whose metadata are a title and a description from the messages. */
const pages = {
  vod: { path: '/vod', words: 'Vod', picture: 'vod' },
  collections: { path: '/collection', words: 'Collections', picture: 'collections' },
  shop: { path: '/shop', words: 'Shop', picture: 'shop' },
  terms: {
    path: termsPath,
    ...{ words: 'Shop', title: 'toTerms', description: 'termsDescription', picture: 'shop' },
  },
  news: { path: '/actualites', words: 'News', feeds: ['news'] },
  privacy: { path: '/vie-privee', words: 'StoredData' },
  imprint: { path: '/mentions-legales', words: 'Imprint' },
  accessibility: { path: '/accessibilite', words: 'Accessibility' },
  cart: { path: '/panier', words: 'Cart', hidden: true },
  lists: { path: '/a-voir', words: 'Lists', hidden: true },
} satisfies Record<string, Plain>;

/** Metadata of one of the `pages` above. */
export async function plainPageMetadata(
  name: keyof typeof pages,
  locale: Locale,
): Promise<Metadata> {
  const { words, title = 'title', description = 'description', ...page }: Plain = pages[name];
  const { path, picture, feeds = [], hidden = false } = page;
  const t = (await getTranslations({ locale, namespace: words })) as (
    key: string,
    values?: Record<string, string>,
  ) => string;
  const metadata = await pageMetadata(
    {
      ...{ path, hidden, title: t(title) },
      description: t(description, { name: getSite(locale).name }),
      ...(picture && { picture: await pageShareImage(picture, locale) }),
    },
    locale,
  );
  return withFeeds(metadata, feeds, locale);
}

export async function homeMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Home' });
  const { name, tagline, description } = getSite(locale);
  const title = t('title', { name, tagline: tagline.text });
  const page = {
    path: '/',
    title,
    wordings: [title, name],
    description: description.text,
    isTitleOnly: true,
  };
  return withFeeds(await pageMetadata(page, locale), feedNames, locale);
}

/** Metadata of a filtered offer page: not indexed; crawlers use the unfiltered page. */
export async function vodChoiceMetadata(choice: VodChoice, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Vod' });
  const words = await getTranslations({ locale, namespace: 'Catalogue' });
  const language = choice.captions && displayName('language', choice.captions, locale);
  const chosen = [
    language && t('captionsIn', { language }),
    choice.access && accessLabel(choice.access, locale, words),
    choice.ads && t(`${choice.ads}Ads`),
  ].filter(Boolean);
  return pageMetadata(
    {
      ...{ path: '/vod', hidden: true },
      title: [t('title'), ...chosen].join(', '),
      description: t('description', { name: getSite(locale).name }),
      picture: await pageShareImage('vod', locale),
    },
    locale,
  );
}
