import { getTranslations } from 'next-intl/server';
import { getFilm } from '@/lib/catalog/films/get-film';
import { listNews } from '@/lib/catalog/news/list-news';
import type { NewsItem } from '@/lib/catalog/news/news-item';
import { teaser } from '@/lib/catalog/news/teaser';
import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/primitives/text/plain-text';
import { startOfDay } from '@/lib/primitives/time/start-of-day';
import { ownPhoto } from '@/lib/seo/share-images/own-photo';
import { pictureOfFilm } from '@/lib/seo/share-images/shared-picture';
import { type FeedName, feedPath } from '@/lib/site/feed-paths';
import { getSite } from '@/lib/site/get-site';
import { wordsAsHtml } from '@/lib/site/words-as-html';
import { addressesOf } from './addresses';
import type { Feed, FeedEntry } from './feed';
import { filmEntries } from './film-entries';
import { mostEntries } from './most-entries';
import { pictureHtml, toFeedPicture } from './picture-html';
import { screeningEntries } from './screening-entries';

/** The page and the entries of each feed. */
const sources: Record<
  FeedName,
  { page: string; entries: (locale: Locale, now: Date) => Promise<FeedEntry[]> }
> = {
  films: { page: '/catalogue', entries: filmEntries },
  news: { page: '/actualites', entries: newsEntries },
  screenings: { page: '/au-cinema', entries: screeningEntries },
};

/** Builds a feed in one language at a time. */
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

/** News published by a time, dated at the start of their day. */
function newsEntries(locale: Locale, now: Date): Promise<FeedEntry[]> {
  const items = listNews(locale, now).slice(0, mostEntries);
  return Promise.all(items.map((item) => toEntry(item, locale)));
}

async function toEntry(item: NewsItem, locale: Locale): Promise<FeedEntry> {
  const { path, title, date, text } = item;
  const urls = addressesOf(path);
  const day = new Date(startOfDay(date, getSite(locale).timeZone));
  const shared = await pictureOf(item, locale);
  const picture = shared && toFeedPicture(shared);
  const parts = [pictureHtml(picture, shared?.alt ?? ''), wordsAsHtml(text, locale)];
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
  return ownPhoto(picture) ?? (film && (await pictureOfFilm(film, locale)));
}
