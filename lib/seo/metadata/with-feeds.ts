import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { listFeeds } from '@/lib/seo/feeds/get-feed';
import {
  type FeedName,
  feedFormats,
  feedPath,
  feedTypes,
  pageFeedPath,
} from '@/lib/site/feed-paths';
import { getSite } from '@/lib/site/get-site';
import { withAlternateTypes } from './page-metadata';

/** Adds links to those of the wanted feeds that have entries, for feed discovery. */
export async function withFeeds(
  metadata: Metadata,
  names: readonly FeedName[],
  locale: Locale,
): Promise<Metadata> {
  const available = listFeeds(new Date()).filter((name) => names.includes(name));
  if (available.length === 0) return metadata;
  const t = await getTranslations({ locale, namespace: 'Feeds' });
  const { name: siteName } = getSite(locale);
  const types = feedFormats.map((format) => [
    feedTypes[format],
    available.map((name) => ({
      url: localePath(feedPath(name, format), locale),
      title: t('named', { name: siteName, feed: t(`names.${name}`) }),
    })),
  ]);
  return withAlternateTypes(metadata, Object.fromEntries(types));
}

/** Adds a link to the feed of a person or a collection. @param page path of its page, without the leading slash */
export async function withPageFeed(
  metadata: Metadata,
  page: string,
  title: string,
  locale: Locale,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Feeds' });
  const feed = {
    url: localePath(pageFeedPath(page), locale),
    title: t('named', { name: getSite(locale).name, feed: title }),
  };
  return withAlternateTypes(metadata, { [feedTypes.xml]: [feed] });
}
