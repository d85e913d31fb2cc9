import type { MoviePage } from './get-movie-page';
import { playingPart } from './playing-part';

/** The parts of a film's page in their order; each is also the id its link leads to. */
const parts = {
  watch: ({ film }, now) => playingPart(film, now) === 'watch',
  listen: ({ film }, now) => playingPart(film, now) === 'listen',
  synopsis: () => true,
  press: ({ film }) => film.quotes.length + film.awards.length > 0,
  stills: ({ film }) => film.stills.length > 0,
  credits: ({ film }) => film.directors.length + film.cast.length + film.crew.length > 0,
  versions: ({ film }) => film.versions.length > 0,
  collections: ({ collections }) => collections.length > 0,
  related: ({ related }) => related.length > 0,
  shop: ({ articles }) => articles.length > 0,
} satisfies Record<string, (page: Omit<MoviePage, 'parts'>, now: Date) => boolean>;

export type MoviePart = keyof typeof parts;

export function movieParts(page: Omit<MoviePage, 'parts'>, now: Date): MoviePart[] {
  return (Object.keys(parts) as MoviePart[]).filter((part) => parts[part](page, now));
}
