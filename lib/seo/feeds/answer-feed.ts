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
import { getFeed } from './get-feed';
import { listFeeds } from './list-feeds';
import { writeAtom } from './write-atom';
import { writeJsonFeed } from './write-json-feed';

const write: Record<FeedFormat, (feed: Feed) => string> = { xml: writeAtom, json: writeJsonFeed };

const files = feedNames.flatMap((name) =>
  feedFormats.map((format) => ({ name, format, file: feedPath(name, format).split('/').at(-1) })),
);

/**
 * The files of all feeds, in every language. That of news is one of them where all news are still to come: until then it
 * answers 404, as their page does.
 */
export function listFeedFiles(now: Date): { file: string; locale: string }[] {
  const there = [...listFeeds(now), ...(getLibrary().news.size > 0 ? ['news'] : [])];
  return files
    .filter(({ name }) => there.includes(name))
    .flatMap(({ file = '' }) => locales.map((locale) => ({ file, locale })));
}

/**
 * A feed as an answer. One that was there stays when all that it told has gone, until the next build: whoever follows it
 * is told of nothing new.
 */
export async function answerFeed(file: string, asked: string, now = new Date()): Promise<Response> {
  const found = files.find((one) => one.file === file);
  const isComing = found?.name === 'news' && !listFeeds(now).includes('news');
  if (!found || isComing) return new Response(null, { status: 404 });
  const locale = isLocale(asked) ? asked : defaultLocale;
  return new Response(write[found.format](await getFeed(found.name, locale, now)), {
    headers: {
      'Content-Type': `${feedTypes[found.format]}; charset=utf-8`,
    },
  });
}
