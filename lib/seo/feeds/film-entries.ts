import { getTranslations } from 'next-intl/server';
import { isWatchable, offerSpan } from '@/lib/catalog/films/availability';
import { describeFilm } from '@/lib/catalog/films/describe-film';
import type { Film } from '@/lib/catalog/films/film';
import { listNewest, listOffered } from '@/lib/catalog/films/overview';
import type { Locale } from '@/lib/i18n/locales';
import { escapeXml } from '@/lib/primitives/text/escape-markup';
import { plainText } from '@/lib/primitives/text/plain-text';
import { startOfDay } from '@/lib/primitives/time/days';
import { filmShareImage } from '@/lib/seo/share-images/share-image';
import { getSite } from '@/lib/site/get-site';
import { markdownToHtml } from '@/lib/site/markdown-to-html';
import { type FeedEntry, localizedUrls, maxEntries, pictureHtml, toFeedPicture } from './feed';

/**
 * A film with the times of its first and last event. Events are the addition to the catalogue and the start of the
 * offer.
 */
type NewFilm = { film: Film; published: Date; updated: Date };

/**
 * Films that were added to the catalogue or offered up to `now`, latest first. Films without either date are left
 * out, because any date would be invented.
 */
export function listNewFilms(
  locale: Locale,
  now: Date,
  all: readonly Film[] = [...listNewest(locale), ...listOffered(locale)],
): NewFilm[] {
  const { timeZone } = getSite(locale);
  return [...new Map(all.map((film) => [film.slug, film])).values()]
    .flatMap((film) => {
      const moments = newMoments(film, timeZone).filter((at) => at <= +now);
      if (moments.length === 0) return [];
      const published = new Date(Math.min(...moments));
      return { film, published, updated: new Date(Math.max(...moments)) };
    })
    .sort((a, b) => +b.updated - +a.updated || a.film.slug.localeCompare(b.film.slug))
    .slice(0, maxEntries);
}

/** Times (epoch ms) of the addition to the catalogue and of the start of the offer, if known. */
function newMoments(film: Film, timeZone: string): number[] {
  const { added, vod } = film;
  return [
    ...(added ? [startOfDay(added, timeZone)] : []),
    ...(vod?.from && offerSpan(film) ? [+vod.from] : []),
  ];
}

/** Feed entries of new films. @param films restricts the entries to these films */
export function filmEntries(
  locale: Locale,
  now: Date,
  films?: readonly Film[],
): Promise<FeedEntry[]> {
  return Promise.all(listNewFilms(locale, now, films).map((one) => toEntry(one, locale, now)));
}

async function toEntry(
  { film, published, updated }: NewFilm,
  locale: Locale,
  now: Date,
): Promise<FeedEntry> {
  const { title, synopsis } = film;
  const urls = localizedUrls(`/movie/${film.slug}`);
  const sharedPicture = await filmShareImage(film, locale);
  const picture = toFeedPicture(sharedPicture);
  const { line } = await describeFilm(film, locale, now);
  const parts = [
    pictureHtml(picture, sharedPicture.alt),
    `<p>${escapeXml(line)}</p>`,
    synopsis && markdownToHtml(synopsis, locale),
    isWatchable(film, now) && (await watchLink(film, locale, urls[locale])),
  ];
  return {
    ...{ id: urls[locale], urls, published, updated, picture },
    title: `${title.text} (${film.year})`,
    summary: synopsis ? plainText(synopsis.text, 300) : line,
    html: parts.filter(Boolean).join('\n'),
  };
}

/** HTML link: the film can be watched, or heard, on the site. */
async function watchLink({ media }: Film, locale: Locale, url: string): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'Feeds' });
  const words = t(media.film ? 'watch' : 'listen', { name: getSite(locale).name });
  return `<p><a href="${escapeXml(url)}">${escapeXml(words)}</a></p>`;
}
