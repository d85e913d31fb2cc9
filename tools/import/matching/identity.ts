import { foldText } from '@/lib/text/fold';

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
