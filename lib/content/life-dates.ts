import type { Fault } from './fault';
import { undatedAuthors } from './public-domain';
import type { Library } from './raw-library';

/** A fault for each film that is said to be in the public domain where no year can be counted for it. */
export function findUndatedAuthors(
  { films, people }: Pick<Library, 'films'> & Partial<Pick<Library, 'people'>>,
  house: string,
): Fault[] {
  if (!people) return [];
  return [...films].flatMap(([slug, film]) =>
    film.publicDomain.flatMap((territory, index) => {
      const field = { path: `${house}/films/${slug}.yaml`, field: `publicDomain.${index}` };
      if (film.directors.length === 0)
        return [{ ...field, expected: `a director: by his or her death ${territory} is counted` }];
      const names = undatedAuthors(film, territory, people);
      if (names.length === 0) return [];
      const who = names.join(', ');
      return [{ ...field, expected: `died of ${who} in ${house}/people.yaml, or no ${territory}` }];
    }),
  );
}
