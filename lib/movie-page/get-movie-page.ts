import { listCollectionsOf } from '@/lib/catalog/collections/list-collections';
import { listAvailability } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { findRelated } from '@/lib/catalog/films/find-related';
import { getFilm } from '@/lib/catalog/films/get-film';
import { listNewsOf } from '@/lib/catalog/news/list-news';
import { isComing } from '@/lib/catalog/screenings/is-coming';
import type { Contact } from '@/lib/content/schema/contact';
import { listBuilt } from '@/lib/content/store/built-films';
import type { Locale } from '@/lib/i18n/locales';
import { listArticlesOf } from '@/lib/shop/articles/list-articles';
import { getSite } from '@/lib/site/get-site';
import { downloadsOf } from './downloads';
import { type MovieContent, type MoviePart, movieParts } from './movie-parts';

/** All that the page of a film shows. */
export type MoviePage = MovieContent & {
  /** The parts of the page that have something in them, in their order. */
  parts: MoviePart[];
};

/** The page of a film in one language, or `undefined` when the catalogue has none of that name. */
export function getMoviePage(slug: string, locale: Locale, now: Date): MoviePage | undefined {
  const film = getFilm(slug, locale);
  if (!film) return undefined;
  const content = {
    ...{
      film,
      screenings: film.screenings.filter((screening) => isComing(screening, now)),
      isForCinema: listAvailability(film, now)[0].kind === 'cinema',
      collections: listCollectionsOf(slug, locale),
      news: listNewsOf(slug, locale, now),
      related: findRelated(slug).flatMap((other) => getFilm(other, locale) ?? []),
      articles: listArticlesOf(slug, locale),
      downloads: downloadsOf(film),
    },
    bookings: bookingsOf(film, getSite(locale)),
  };
  return { ...content, parts: movieParts(content) };
}

/** The slugs a build makes pages of. */
export function listMovieSlugs(): { slug: string }[] {
  return listBuilt().map((slug) => ({ slug }));
}

/** Whom to ask for a film: its own contact, else the house's; nobody where the film says that nobody lends it. */
export function bookingsOf(
  { bookings }: Pick<Film, 'bookings'>,
  house: { bookings?: Contact },
): Contact | undefined {
  if (bookings === false) return undefined;
  return bookings ?? house.bookings;
}
