import { startOfDay } from '@/lib/days/start-of-day';
import { getFilm } from '@/lib/films/get-film';
import type { Locale } from '@/lib/i18n/locales';
import { listNews } from '@/lib/news/list-news';
import type { NewsItem } from '@/lib/news/news-item';
import { teaser } from '@/lib/news/teaser';
import { ownPhoto } from '@/lib/shared-pictures/own-photo';
import { pictureOfFilm } from '@/lib/shared-pictures/shared-picture';
import { getSite } from '@/lib/site/get-site';
import { wordsAsHtml } from '@/lib/site/words-as-html';
import { plainText } from '@/lib/text/plain-text';
import { addressesOf } from './addresses';
import type { FeedEntry } from './feed';
import { mostEntries } from './most-entries';
import { pictureHtml, toFeedPicture } from './picture-html';

/** What the house has told by a moment, each from the beginning of its day on. */
export function newsEntries(locale: Locale, now: Date): Promise<FeedEntry[]> {
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

/** Its own, or that of its first film, as a link to it shows. */
async function pictureOf({ picture, films }: NewsItem, locale: Locale) {
  const [slug] = films;
  const film = slug ? getFilm(slug, locale) : undefined;
  return ownPhoto(picture) ?? (film && (await pictureOfFilm(film, locale)));
}
