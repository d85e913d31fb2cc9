import { foldText } from '@/lib/primitives/text/fold-text';
import { nearestWord } from '@/lib/primitives/text/nearest-word';

/** Keys that identify a film. `id` is its number in the table's own database. */
export type Identity = {
  slug?: string;
  id?: string;
  wikidata?: string;
  imdb?: string;
  title?: string;
  year?: number;
  directors: readonly string[];
};

/** Comparison key of a title: without case, accents and punctuation. */
export function titleKey(title: string): string {
  return foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const idKinds = ['id', 'wikidata', 'imdb'] as const;

/** Whether two films have different ids of the same kind. Then they are different films, whatever their titles. */
export function haveDifferentIds(one: Identity, other: Identity): boolean {
  return idKinds.some((kind) => one[kind] && other[kind] && one[kind] !== other[kind]);
}

/** Whether two films have an equal id of any kind. */
export function haveSameId(one: Identity, other: Identity): boolean {
  return idKinds.some((kind) => one[kind] && one[kind] === other[kind]);
}

/** Maximum difference between two years that may date the same film. */
export const nearYears = 2;

const areNear = (one: Identity, other: Identity) =>
  Math.abs((one.year ?? 0) - (other.year ?? 0)) <= nearYears;

/**
 * Whether a row may describe the film with its slug: it needs a similar year, an equal id or a shared director. A
 * row without a year is accepted.
 */
export function mayHaveSlug(row: Identity, film: Identity): boolean {
  return (
    row.year === undefined ||
    areNear(row, film) ||
    haveSameId(row, film) ||
    shareDirector(row, film)
  );
}

/**
 * Whether a row may describe the film that had the same number in an earlier table. The number is
 * not enough, because two tables may both count from one: the row needs a similar title, another
 * equal id, or a similar year and a shared director. A row without a title is accepted.
 */
export function mayHaveNumber(row: Identity, film: Identity, titles: readonly string[]): boolean {
  if (row.title === undefined) return true;
  const title = titleKey(row.title);
  const isAlike = titles.map(titleKey).some((other) => nearestWord(title, [other]) !== undefined);
  const { id: _, ...others } = row;
  return isAlike || haveSameId(others, film) || (areNear(row, film) && shareDirector(row, film));
}

/** Whether two films share a director. */
export function shareDirector(one: Identity, other: Identity): boolean {
  const names = new Set(one.directors.map(titleKey));
  return other.directors.some((name) => names.has(titleKey(name)));
}

/**
 * Whether two films with the same title and year may be the same: not if their ids differ, or both have
 * directors and share none.
 */
export function mayBeSame(one: Identity, other: Identity): boolean {
  if (haveDifferentIds(one, other)) return false;
  const bothHaveDirectors = one.directors.length > 0 && other.directors.length > 0;
  return !bothHaveDirectors || shareDirector(one, other);
}
