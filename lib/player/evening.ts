/** Parameter of the address that names the evening in progress, so that Back, reload and shared links keep it. */
export const eveningParameter = 'soiree';

/** French path of a film's page within an evening: a collection whose films are played one after the other. */
export function eveningPath(film: string, evening: string): string {
  return `/movie/${film}?${eveningParameter}=${evening}`;
}

/** Slug of the evening in progress, if there is one. */
export function readEvening({ search }: Pick<Location, 'search'>): string | undefined {
  return new URLSearchParams(search).get(eveningParameter) ?? undefined;
}
