import { getLibrary } from '@/lib/content/store/library';
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales';
import {
  type FeedFormat,
  feedFormats,
  feedNames,
  feedPath,
  feedTypes,
} from '@/lib/site/feed-paths';
import type { Feed } from './feed';
import { getFeed, listFeeds } from './get-feed';
import { writeAtom } from './write-atom';
import { writeJsonFeed } from './write-json-feed';

const write: Record<FeedFormat, (feed: Feed) => string> = { xml: writeAtom, json: writeJsonFeed };

const files = feedNames.flatMap((name) =>
  feedFormats.map((format) => ({ name, format, file: feedPath(name, format).split('/').at(-1) })),
);

/**
 * Files of the feeds that have entries, in every language. The news feed is included even if all news items are
 * in the future: until the first one appears, the feed answers 404, like the news page.
 */
export function listFeedFiles(now: Date): { file: string; locale: string }[] {
  const listedNames = [...listFeeds(now), ...(getLibrary().news.size > 0 ? ['news'] : [])];
  return files
    .filter(({ name }) => listedNames.includes(name))
    .flatMap(({ file = '' }) => locales.map((locale) => ({ file, locale })));
}

/**
 * The response for a feed. A feed whose entries have all ended is still served until the next build, so that
 * subscribers get no error.
 */
export async function feedResponse(
  file: string,
  requestedLocale: string,
  now = new Date(),
): Promise<Response> {
  const feedFile = files.find((one) => one.file === file);
  const isComing = feedFile?.name === 'news' && !listFeeds(now).includes('news');
  if (!feedFile || isComing) return new Response(null, { status: 404 });
  const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale;
  return new Response(write[feedFile.format](await getFeed(feedFile.name, locale, now)), {
    headers: {
      'Content-Type': `${feedTypes[feedFile.format]}; charset=utf-8`,
    },
  });
}
