import type { RawFilm } from '../schema/film';
import type { RawPeople } from '../schema/reference-lists';
import { findPerson } from './find-person';

type Authored = Pick<RawFilm, 'directors' | 'crew'>;
export type Territory = RawFilm['publicDomain'][number];
export type Author = { name: string; died: number };

/** Since when a film is in the public domain in a territory: from 1 January of a year. */
export type PublicDomain = {
  territory: Territory;
  since: number;
  /** The year for Spain, where a longer term can apply. */
  spain?: number;
  /** The authors whose deaths count; the latest death decides. */
  authors: Author[];
};

/** Jobs of the authors besides the director (Directive 2006/116/EC, article 2 (2)). */
const authorsInUnion = ['screenplay', 'dialogue', 'music'];

/** Term in years after the last author's death: article 30 (3) URG in Switzerland, article 2 (2) in the EU. */
const years = 70;
/**
 * The term in Spain for authors who died before 7 December 1987 (Ley de Propiedad Intelectual, fourth
 * transitional provision). Only years of death are known, so deaths in 1987 do not count.
 */
const yearsInSpain = 80;

/** The authors that count in a territory: in Switzerland only the directors. */
function namesOf(film: Authored, territory: Territory): string[] {
  if (territory === 'CH') return film.directors;
  const others = film.crew.filter(({ job }) => authorsInUnion.includes(job));
  return [...new Set([...film.directors, ...others.map(({ name }) => name)])];
}

/** Authors whose year of death is required for the computation, but unknown. */
export function undatedAuthors(film: Authored, territory: Territory, people: RawPeople): string[] {
  return namesOf(film, territory).filter((name) => findPerson(people, name).died === undefined);
}

/**
 * Since when a film is in the public domain; `undefined` if it has no known author, or if a year of death is
 * unknown.
 */
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
