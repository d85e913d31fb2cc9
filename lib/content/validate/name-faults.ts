import { nearest } from '@/lib/primitives/text/nearest';
import { slugify } from '@/lib/primitives/text/slugify';
import type { RawFilm } from '../schema/film';
import type { RawPeople } from '../schema/person';
import { undatedAuthors } from '../store/public-domain';
import type { Library } from '../store/raw-library';
import type { Fault } from './fault';

type Named = Pick<Partial<RawFilm>, 'directors' | 'cast' | 'crew'>;
type Films = { films: ReadonlyMap<string, Named> };

/**
 * An issue for each name with the slug of a differently written one: the catalogue would treat both as one person. The
 * name in more films counts as correct.
 */
export function findSameSlugs({ films }: Films, house: string): Fault[] {
  const places = placesOfNames(films, house);
  const bySlug = new Map<string, string[]>();
  for (const name of places.keys()) {
    const slug = slugify(name);
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), name]);
  }
  return [...bySlug.values()].flatMap((names) => {
    const [first = '', ...others] = names.sort((a, b) => countOf(places, b) - countOf(places, a));
    return others.flatMap((name) =>
      (places.get(name) ?? []).map((place) => ({
        ...place,
        expected: {
          text: 'one way to write a name: “{first}” has the same address',
          values: { first },
        },
      })),
    );
  });
}

type Places = Map<string, Omit<Fault, 'expected'>[]>;

const countOf = (places: Places, name: string) => places.get(name)?.length ?? 0;

function placesOfNames(films: Films['films'], house: string): Places {
  const places: Places = new Map();
  for (const [slug, { directors = [], cast = [], crew = [] }] of films) {
    const named = [
      ...directors.map((name, index) => ({ name, field: `directors.${index}` })),
      ...cast.map(({ name }, index) => ({ name, field: `cast.${index}.name` })),
      ...crew.map(({ name }, index) => ({ name, field: `crew.${index}.name` })),
    ];
    for (const { name, field } of named) {
      const place = { path: `${house}/films/${slug}.yaml`, field };
      const there = places.get(name);
      if (there) there.push(place);
      else places.set(name, [place]);
    }
  }
  return places;
}

/** An issue for each alias that is also another person's name: credits would be ambiguous. */
export function findSharedAliases({ people = {} }: { people?: RawPeople }, house: string): Fault[] {
  const owners = new Map(Object.keys(people).map((name) => [name, name]));
  const faults: Fault[] = [];
  for (const [name, { aliases = [] }] of Object.entries(people))
    for (const [index, alias] of aliases.entries()) {
      const owner = owners.get(alias);
      owners.set(alias, owner ?? name);
      if (owner === undefined) continue;
      const keys = [name, 'aliases', String(index)];
      const expected = {
        text: 'a name of one person: “{alias}” is {owner}',
        values: { alias, owner },
      };
      faults.push({ path: `${house}/people.yaml`, field: keys.join('.'), keys, expected });
    }
  return faults;
}

/** An issue for each public domain claim whose year cannot be computed. */
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
