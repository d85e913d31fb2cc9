import type { Collection } from '@/lib/collections/collection';
import type { Film } from '@/lib/films/film';
import type { Screening } from '@/lib/films/screenings/screening';
import type { Article } from '@/lib/shop/article';

/** What the parts of a film's page show. */
export type MovieContent = {
  film: Film;
  /** Those that one can still go to. */
  screenings: Screening[];
  /** Whether cinemas are where it is to be seen first. */
  isForCinema: boolean;
  collections: Collection[];
  related: Film[];
  articles: Article[];
};

type HasSomething = (content: MovieContent) => boolean;

/**
 * The parts of a film's page below its front, in their order, and whether each has something in it: the one place that
 * says so. A part's name is also the id its link leads to.
 */
const parts = {
  synopsis: () => true,
  screenings: ({ screenings }) => screenings.length > 0,
  press: ({ film }) => film.quotes.length + film.awards.length > 0,
  stills: ({ film }) => film.stills.length > 0,
  credits: ({ film }) => film.directors.length + film.cast.length + film.crew.length > 0,
  versions: ({ film }) => film.versions.length > 0,
  collections: ({ collections }) => collections.length > 0,
  related: ({ related }) => related.length > 0,
  shop: ({ articles }) => articles.length > 0,
} satisfies Record<string, HasSomething>;

export type MoviePart = keyof typeof parts;

export function movieParts(content: MovieContent): MoviePart[] {
  const there = (Object.keys(parts) as MoviePart[]).filter((part) => parts[part](content));
  if (!content.isForCinema) return there;
  return ['screenings', ...there.filter((part) => part !== 'screenings')];
}
