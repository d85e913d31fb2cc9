import type { RawFilm } from '../schema/film';
import type { Issue } from './issue';

/**
 * An issue for each film of a programme of shorts that is itself a programme, or is named twice. Missing films are
 * reported by the reference check.
 */
export function findNestedProgrammes(
  { films }: { films: ReadonlyMap<string, Pick<Partial<RawFilm>, 'films'>> },
  contentFolder: string,
): Issue[] {
  return [...films].flatMap(([slug, { films: parts = [] }]) =>
    parts.flatMap((part, at) => {
      const path = `${contentFolder}/films/${slug}.yaml`;
      const field = `films.${at}`;
      if (part === slug || films.get(part)?.films?.length)
        return [{ path, field, expected: 'a film that is no programme itself' }];
      return parts.indexOf(part) < at
        ? [{ path, field, expected: 'a film that is not named twice' }]
        : [];
    }),
  );
}
