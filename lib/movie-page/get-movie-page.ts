import { listCollectionsOf } from '@/lib/catalog/collections/list-collections';
import { listAvailability } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { findRelated } from '@/lib/catalog/films/find-related';
import { getFilm } from '@/lib/catalog/films/get-film';
import { listNewsOf } from '@/lib/catalog/news/list-news';
import { isAttendable } from '@/lib/catalog/screenings/screening';
import type { Contact } from '@/lib/content/schema/address';
import { getLibrary } from '@/lib/content/store/library';
import { listPrerenderedFilms } from '@/lib/content/store/prerendered-films';
import type { Locale } from '@/lib/i18n/locales';
import { listArticlesOf } from '@/lib/shop/articles/get-articles';
import { getSite } from '@/lib/site/get-site';
import { listDownloads } from './downloads';
import { type MovieContent, type MoviePart, movieParts } from './movie-parts';

/** The data of a film's page. */
export type MoviePage = MovieContent & {
  /** The parts of the page that have content, in order. */
  parts: MoviePart[];
};

/** The data of a film's page in one language; undefined for an unknown slug. */
export function getMoviePage(slug: string, locale: Locale, now: Date): MoviePage | undefined {
  const film = getFilm(slug, locale);
  if (!film) return undefined;
  const content = {
    ...{
      film,
      screenings: film.screenings.filter((screening) => isAttendable(screening, now)),
      isForCinema: listAvailability(film, now)[0].kind === 'cinema',
      collections: listCollectionsOf(slug, locale),
      news: listNewsOf(slug, locale, now),
      related: findRelated(slug).flatMap((other) => getFilm(other, locale) ?? []),
      articles: listArticlesOf(slug, locale),
      downloads: listDownloads(film),
    },
    bookings: bookingContact(film, getSite(locale)),
  };
  return { ...content, parts: movieParts(content) };
}

/** Slugs of the prerendered film pages. */
export function listMovieSlugs(): { slug: string }[] {
  return listPrerenderedFilms().map((slug) => ({ slug }));
}

/** The contact for bookings: the film's, else the site's; undefined if the film cannot be booked. */
export function bookingContact(
  { bookings }: Pick<Film, 'bookings'>,
  site: { bookings?: Contact },
): Contact | undefined {
  if (bookings === false) return undefined;
  return bookings ?? site.bookings;
}

/** Slugs of the prerendered embed pages. */
export function listEmbeddableSlugs(): { slug: string }[] {
  const { films } = getLibrary();
  return listPrerenderedFilms()
    .filter((slug) => films.get(slug)?.embed)
    .map((slug) => ({ slug }));
}
