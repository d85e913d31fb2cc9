import { nearest } from '@/lib/text/nearest';
import { undatedAuthors } from '../store/public-domain';
import type { Library } from '../store/raw-library';
import type { Fault } from './fault';

/** A fault for each film that is said to be in the public domain where no year can be counted for it. */
export function findUndatedAuthors(
  { films, people }: Pick<Library, 'films'> & Partial<Pick<Library, 'people'>>,
  house: string,
): Fault[] {
  if (!people) return [];
  return [...films].flatMap(([slug, film]) =>
    film.publicDomain.flatMap((territory, index): Fault[] => {
      const field = { path: `${house}/films/${slug}.yaml`, field: `publicDomain.${index}` };
      if (film.directors.length === 0)
        return [{ ...field, expected: 'a director: the years are counted from his or her death' }];
      const names = undatedAuthors(film, territory, people);
      return names.map((name) => {
        const near = nearest(name, Object.keys(people));
        const values = { name, file: `${house}/people.yaml`, territory };
        const expected = { text: '“died” of {name} in {file}, or no {territory}', values };
        return { ...field, expected, ...(near && near !== name && { near }) };
      });
    }),
  );
}
