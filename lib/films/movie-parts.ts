import type { MoviePage } from './get-movie-page';

/** The parts of a film's page in their order; each is also the id its link leads to. */
const parts = {
  watch: ({ film }) => Boolean(film.media.film || film.media.trailer),
  listen: ({ film }) => Boolean(film.media.audio && !film.media.film && !film.media.trailer),
  synopsis: () => true,
  press: ({ film }) => film.quotes.length + film.awards.length > 0,
  stills: ({ film }) => film.stills.length > 0,
  credits: ({ film }) => film.directors.length + film.cast.length + film.crew.length > 0,
  versions: ({ film }) => film.versions.length > 0,
  collections: ({ collections }) => collections.length > 0,
  related: ({ related }) => related.length > 0,
  shop: ({ articles }) => articles.length > 0,
} satisfies Record<string, (page: Omit<MoviePage, 'parts'>) => boolean>;

export type MoviePart = keyof typeof parts;

export function movieParts(page: Omit<MoviePage, 'parts'>): MoviePart[] {
  return (Object.keys(parts) as MoviePart[]).filter((part) => parts[part](page));
}
