/** A film that follows another in an evening: a collection whose films are played one after the other. */
export type NextFilm = {
  /** Slug of the evening. */
  evening: string;
  /** Path of the film's page in the visitor's language, within the evening. */
  href: string;
  title: string;
  /** Language of the title, if it differs from the page's. */
  lang?: string;
};

/** The evening in progress stands in the address, so that Back, reload and shared links keep it. */
export const eveningParameter = 'soiree';

/** French path of a film's page within an evening. */
export function eveningPath(film: string, evening: string): string {
  return `/movie/${film}?${eveningParameter}=${evening}`;
}

/** The next film of the evening in progress, if there is one. */
export function findNextFilm(
  films: readonly NextFilm[] | undefined,
  { search }: Pick<Location, 'search'>,
): NextFilm | undefined {
  const evening = new URLSearchParams(search).get(eveningParameter);
  return films?.find((film) => film.evening === evening);
}
