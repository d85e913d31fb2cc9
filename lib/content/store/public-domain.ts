import type { RawFilm } from '../schema/film';
import type { RawPeople } from '../schema/person';
import { findPerson } from './find-person';

type Authored = Pick<RawFilm, 'directors' | 'crew'>;
export type Territory = RawFilm['publicDomain'][number];
export type Author = { name: string; died: number };

/** Since when a film is free there: the first of January of a year. */
export type PublicDomain = {
  territory: Territory;
  since: number;
  /** In Spain, where the Union's year does not hold for everybody. */
  spain?: number;
  /** Whose deaths count; the last of them decides. */
  authors: Author[];
};

/** Directive 2006/116/EC, article 2 (2), beside the director: scenario, dialogue, music made for the film. */
const authorsInUnion = ['screenplay', 'music'];

/** Years that protection outlives the last author: article 30 (3) URG in Switzerland, article 2 (2) in the Union. */
const years = 70;
/** In Spain for whoever died before 7 December 1987 (Ley de Propiedad Intelectual, fourth transitional provision). */
const yearsInSpain = 80;

/** Whose deaths count there: in Switzerland the directors' alone. */
function namesOf(film: Authored, territory: Territory): string[] {
  if (territory === 'CH') return film.directors;
  const others = film.crew.filter(({ job }) => authorsInUnion.includes(job));
  return [...new Set([...film.directors, ...others.map(({ name }) => name)])];
}

/** Those whose year of death has to be known for a year to be said, and is not. */
export function undatedAuthors(film: Authored, territory: Territory, people: RawPeople): string[] {
  return namesOf(film, territory).filter((name) => findPerson(people, name).died === undefined);
}

/** Since when a film is free there; `undefined` where nobody is named, or a year of death is unknown. */
export function publicDomainIn(
  film: Authored,
  territory: Territory,
  people: RawPeople,
): PublicDomain | undefined {
  const authors = namesOf(film, territory).flatMap((name) => {
    const died = findPerson(people, name).died;
    return died === undefined ? [] : [{ name, died }];
  });
  if (authors.length === 0 || undatedAuthors(film, territory, people).length > 0) return undefined;
  const last = Math.max(...authors.map(({ died }) => died));
  return {
    territory,
    since: last + years + 1,
    ...(territory === 'EU' && last < 1987 && { spain: last + yearsInSpain + 1 }),
    authors,
  };
}
