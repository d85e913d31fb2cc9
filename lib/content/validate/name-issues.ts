import { foldText } from '@/lib/primitives/text/fold-text';
import { nearestWord } from '@/lib/primitives/text/nearest-word';
import { slugify } from '@/lib/primitives/text/slugify';
import type { RawFilm } from '../schema/film';
import type { RawPeople } from '../schema/reference-lists';
import { undatedAuthors } from '../store/public-domain';
import type { Library } from '../store/raw-library';
import type { Issue } from './issue';

type CreditedFilm = Pick<Partial<RawFilm>, 'directors' | 'cast' | 'crew'>;
type Films = { films: ReadonlyMap<string, CreditedFilm> };

/**
 * An issue for each name with the slug of a differently written one: the catalogue would treat both
 * as one person. The name with more credits counts as correct.
 */
export function findSlugCollisions({ films }: Films, contentFolder: string): Issue[] {
  const locations = locateNames(films, contentFolder);
  const bySlug = new Map<string, string[]>();
  for (const name of locations.keys()) {
    const slug = slugify(name);
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), name]);
  }
  return [...bySlug.values()].flatMap((names) => {
    const [first = '', ...others] = names.sort(
      (a, b) => countOf(locations, b) - countOf(locations, a),
    );
    return others.flatMap((name) =>
      (locations.get(name) ?? []).map((place) => ({
        ...place,
        expected: {
          text: 'one way to write a name: “{first}” has the same address',
          values: { first },
        },
      })),
    );
  });
}

type TitledFilm = Pick<Partial<RawFilm>, 'title' | 'year' | 'directors'>;

/** A warning for each film with title, year and directors of an earlier file: a copy, or a film imported twice. */
export function findDuplicateFilms(
  { films }: { films: ReadonlyMap<string, TitledFilm> },
  contentFolder: string,
): Issue[] {
  const firstSlugs = new Map<string, string>();
  return [...films].flatMap(([slug, { title, year, directors = [] }]) => {
    if (!title) return [];
    const key = [title.original.text, String(year), ...directors].map(foldText).join('\n');
    const other = firstSlugs.get(key);
    if (other === undefined) {
      firstSlugs.set(key, slug);
      return [];
    }
    const text = 'a film of its own; {other} has the same title, year and directors';
    const expected = { text, values: { other: `${other}.yaml` } };
    const path = `${contentFolder}/films/${slug}.yaml`;
    return [{ path, field: 'title.original.text', expected, isWarning: true as const }];
  });
}

type NameLocations = Map<string, Omit<Issue, 'expected'>[]>;

const countOf = (locations: NameLocations, name: string) => locations.get(name)?.length ?? 0;

function locateNames(films: Films['films'], contentFolder: string): NameLocations {
  const locations: NameLocations = new Map();
  for (const [slug, { directors = [], cast = [], crew = [] }] of films) {
    const credits = [
      ...directors.map((name, index) => ({ name, field: `directors.${index}` })),
      ...cast.map(({ name }, index) => ({ name, field: `cast.${index}.name` })),
      ...crew.map(({ name }, index) => ({ name, field: `crew.${index}.name` })),
    ];
    for (const { name, field } of credits) {
      const place = { path: `${contentFolder}/films/${slug}.yaml`, field };
      const existing = locations.get(name);
      if (existing) existing.push(place);
      else locations.set(name, [place]);
    }
  }
  return locations;
}

/** An issue for each alias that is also another name or alias: credits would be ambiguous. */
export function findSharedAliases(
  { people = {} }: { people?: RawPeople },
  contentFolder: string,
): Issue[] {
  const owners = new Map(Object.keys(people).map((name) => [name, name]));
  const issues: Issue[] = [];
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
      issues.push({ path: `${contentFolder}/people.yaml`, field: keys.join('.'), keys, expected });
    }
  return issues;
}

/** An issue for each public domain claim whose year cannot be computed. */
export function findUndatedAuthors(
  { films, people }: Pick<Library, 'films'> & Partial<Pick<Library, 'people'>>,
  contentFolder: string,
): Issue[] {
  if (!people) return [];
  return [...films].flatMap(([slug, film]) =>
    film.publicDomain.flatMap((territory, index): Issue[] => {
      const field = { path: `${contentFolder}/films/${slug}.yaml`, field: `publicDomain.${index}` };
      if (film.directors.length === 0)
        return [{ ...field, expected: 'a director: the years are counted from his or her death' }];
      const names = undatedAuthors(film, territory, people);
      return names.map((name) => {
        const near = nearestWord(name, Object.keys(people));
        const values = { name, file: `${contentFolder}/people.yaml`, territory };
        const expected = { text: '“died” of {name} in {file}, or no {territory}', values };
        return { ...field, expected, ...(near && near !== name && { near }) };
      });
    }),
  );
}
