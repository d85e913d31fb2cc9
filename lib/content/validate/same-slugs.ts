import { slugify } from '@/lib/text/slugify';
import type { RawFilm } from '../schema/film';
import type { Fault } from './fault';

type Named = Pick<Partial<RawFilm>, 'directors' | 'cast' | 'crew'>;
type Films = { films: ReadonlyMap<string, Named> };

/**
 * A fault for each name that would have the address of somebody else who is written otherwise: the catalogue
 * would take the two for one. The name that stands in more films is the one to go by.
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
