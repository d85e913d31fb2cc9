import { getTranslations } from 'next-intl/server';
import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { type FeedName, feedPath } from '@/lib/site/feed-paths';
import { getSite } from '@/lib/site/get-site';
import { addressesOf } from './addresses';
import type { Feed, FeedEntry } from './feed';
import { filmEntries } from './film-entries';
import { newsEntries } from './news-entries';
import { screeningEntries } from './screening-entries';

/** What each feed follows: its page, and what is new on it. */
const sources: Record<
  FeedName,
  { page: string; entries: (locale: Locale, now: Date) => Promise<FeedEntry[]> }
> = {
  films: { page: '/catalogue', entries: filmEntries },
  news: { page: '/actualites', entries: newsEntries },
  screenings: { page: '/au-cinema', entries: screeningEntries },
};

/** A feed in one language as it is at a moment. */
export async function getFeed(name: FeedName, locale: Locale, now: Date): Promise<Feed> {
  const t = await getTranslations({ locale, namespace: 'Feeds' });
  const site = getSite(locale);
  const { page, entries: read } = sources[name];
  const entries = await read(locale, now);
  const latest = Math.max(...entries.map(({ updated }) => +updated));
  return {
    ...{ locale, entries, language: languageTags[locale] },
    title: t('named', { name: site.name, feed: t(`names.${name}`) }),
    description: t(`about.${name}`, { name: site.name }),
    author: { name: site.name, url: addressesOf('/')[locale] },
    urls: addressesOf(page),
    own: { xml: addressesOf(feedPath(name, 'xml')), json: addressesOf(feedPath(name, 'json')) },
    updated: entries.length > 0 ? new Date(latest) : now,
  };
}
