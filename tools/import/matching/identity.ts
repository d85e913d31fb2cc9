import { foldText } from '@/lib/primitives/text/fold';
import { nearest } from '@/lib/primitives/text/nearest';

/** What a film is known by. `id` is its number in the table's own database. */
export type Identity = {
  slug?: string;
  id?: string;
  wikidata?: string;
  imdb?: string;
  title?: string;
  year?: number;
  directors: readonly string[];
};

/** How a title is compared: without case, accents and signs. */
export function titleKey(title: string): string {
  return foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const idKinds = ['id', 'wikidata', 'imdb'] as const;

/** Two numbers of one kind that differ are two films, whatever they are called. */
export function haveOtherIds(one: Identity, other: Identity): boolean {
  return idKinds.some((kind) => one[kind] && other[kind] && one[kind] !== other[kind]);
}

/** One number of a kind that both have makes them one film. */
export function haveSameId(one: Identity, other: Identity): boolean {
  return idKinds.some((kind) => one[kind] && one[kind] === other[kind]);
}

/** Years between which one film may be dated differently. */
export const nearYears = 2;

const areNear = (one: Identity, other: Identity) =>
  Math.abs((one.year ?? 0) - (other.year ?? 0)) <= nearYears;

/**
 * Whether a film may stand under the address a row gives: another of its title has another year, and was made by
 * others. A row that does not say its year is believed.
 */
export function suitsAddress(row: Identity, film: Identity): boolean {
  return (
    row.year === undefined ||
    areNear(row, film) ||
    haveSameId(row, film) ||
    shareDirector(row, film)
  );
}

/**
 * Whether a row may be of the film that had its number in a table before: two lists may both count from one. A row
 * that does not say its title is believed.
 */
export function suitsNumber(row: Identity, film: Identity, titles: readonly string[]): boolean {
  if (row.title === undefined) return true;
  const title = titleKey(row.title);
  const isAlike = titles.map(titleKey).some((other) => nearest(title, [other]) !== undefined);
  const { id: _, ...others } = row;
  return isAlike || haveSameId(others, film) || (areNear(row, film) && shareDirector(row, film));
}

/** Whether somebody directed both. */
export function shareDirector(one: Identity, other: Identity): boolean {
  const names = new Set(one.directors.map(titleKey));
  return other.directors.some((name) => names.has(titleKey(name)));
}

/** Films of one title and year are one, unless a number or the directors say otherwise. */
export function maySame(one: Identity, other: Identity): boolean {
  if (haveOtherIds(one, other)) return false;
  const bothSay = one.directors.length > 0 && other.directors.length > 0;
  return !bothSay || shareDirector(one, other);
}
