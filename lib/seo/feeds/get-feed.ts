import { getTranslations } from 'next-intl/server';
import { getFilm } from '@/lib/catalog/films/get-film';
import { listNews, type NewsItem, teaser } from '@/lib/catalog/news/list-news';
import { hasScreenings } from '@/lib/catalog/screenings/list-screenings';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/primitives/text/plain-text';
import { startOfDay } from '@/lib/primitives/time/days';
import { filmShareImage, photoShareImage } from '@/lib/seo/share-images/share-image';
import { type FeedName, feedPath } from '@/lib/site/feed-paths';
import { getSite } from '@/lib/site/get-site';
import { markdownToHtml } from '@/lib/site/markdown-to-html';
import {
  composeFeed,
  type Feed,
  type FeedEntry,
  localizedUrls,
  maxEntries,
  pictureHtml,
  toFeedPicture,
} from './feed';
import { filmEntries, listNewFilms } from './film-entries';
import { screeningEntries } from './screening-entries';

/** The page and the entries of each feed. */
const feedSources: Record<
  FeedName,
  { page: string; entries: (locale: Locale, now: Date) => Promise<FeedEntry[]> }
> = {
  films: { page: '/catalogue', entries: filmEntries },
  news: { page: '/actualites', entries: newsEntries },
  screenings: { page: '/au-cinema', entries: screeningEntries },
};

/** Builds a feed in one language, with the entries that it has at `now`. */
export async function getFeed(name: FeedName, locale: Locale, now: Date): Promise<Feed> {
  const t = await getTranslations({ locale, namespace: 'Feeds' });
  const site = getSite(locale);
  const { page, entries: readEntries } = feedSources[name];
  const feed = {
    ...{ locale, entries: await readEntries(locale, now) },
    title: t('named', { name: site.name, feed: t(`names.${name}`) }),
    description: t(`about.${name}`, { name: site.name }),
    urls: localizedUrls(page),
    selfUrls: {
      xml: localizedUrls(feedPath(name, 'xml')),
      json: localizedUrls(feedPath(name, 'json')),
    },
  };
  return composeFeed(feed, now);
}

/** News published up to `now`, each dated at the start of its day. */
function newsEntries(locale: Locale, now: Date): Promise<FeedEntry[]> {
  const items = listNews(locale, now).slice(0, maxEntries);
  return Promise.all(items.map((item) => toEntry(item, locale)));
}

async function toEntry(item: NewsItem, locale: Locale): Promise<FeedEntry> {
  const { path, title, date, text } = item;
  const urls = localizedUrls(path);
  const day = new Date(startOfDay(date, getSite(locale).timeZone));
  const sharedPicture = await pictureOf(item, locale);
  const picture = sharedPicture && toFeedPicture(sharedPicture);
  const parts = [pictureHtml(picture, sharedPicture?.alt ?? ''), markdownToHtml(text, locale)];
  return {
    ...{ id: urls[locale], urls, published: day, updated: day, picture },
    title: title.text,
    language: title.translated ? undefined : title.lang,
    summary: plainText(teaser(item).text, 300),
    html: parts.filter(Boolean).join('\n'),
  };
}

/** The item's own picture, else the share image of its first film. */
async function pictureOf({ picture, films }: NewsItem, locale: Locale) {
  const [slug] = films;
  const film = slug ? getFilm(slug, locale) : undefined;
  return photoShareImage(picture) ?? (film && (await filmShareImage(film, locale)));
}

/** The feeds that have entries at `now`. Pages do not link to empty feeds. */
export function listFeeds(now: Date): FeedName[] {
  return [
    ...(listNewFilms(defaultLocale, now).length > 0 ? (['films'] as const) : []),
    ...(listNews(defaultLocale, now).length > 0 ? (['news'] as const) : []),
    ...(hasScreenings(now) ? (['screenings'] as const) : []),
  ];
}
