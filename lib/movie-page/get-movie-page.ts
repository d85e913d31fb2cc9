import { listCollections } from '@/lib/collections/list-collections';
import { getLibrary } from '@/lib/content/library';
import type { Film } from '@/lib/films/film';
import { getFilm } from '@/lib/films/get-film';
import { listFilms } from '@/lib/films/list-films';
import { relatedFilms } from '@/lib/films/related-films';
import { isComing } from '@/lib/films/screenings/is-coming';
import { waysToSee } from '@/lib/films/ways-to-see';
import type { Locale } from '@/lib/i18n/locales';
import { listNewsOf } from '@/lib/news/list-news';
import { listArticles } from '@/lib/shop/list-articles';
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
  const collections = listCollections(locale).filter(({ entries }) => entries.some(isFilm(film)));
  const related = relatedFilms(film, listFilms(locale));
  const articles = listArticles(locale).filter(({ films }) =>
    films.some((other) => other.slug === slug),
  );
  const bookings = film.bookings ?? getSite(locale).bookings;
  const content = {
    ...{
      film,
      screenings: film.screenings.filter((screening) => isComing(screening, now)),
      isForCinema: waysToSee(film, now)[0].kind === 'cinema',
      collections,
      news: listNewsOf(slug, locale, now),
      related,
      articles,
      downloads: downloadsOf(film),
    },
    bookings: bookings || undefined,
  };
  return { ...content, parts: movieParts(content) };
}

/** The slugs a build makes pages of. */
export function listMovieSlugs(): { slug: string }[] {
  return [...getLibrary().films.keys()].map((slug) => ({ slug }));
}

function isFilm({ slug }: Film): (entry: { film: Film }) => boolean {
  return (entry) => entry.film.slug === slug;
}
