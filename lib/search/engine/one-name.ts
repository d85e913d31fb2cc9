import type { SearchIndex } from './search-index';
import { splitWords } from './words';

/** Slugs of people by given name and by family name. */
type Bearers = { given: Map<string, Set<string>>; family: Map<string, Set<string>> };

const bearersOf = new WeakMap<SearchIndex, Bearers>();

/**
 * Returns a predicate for a film: whether two adjacent words of the text are the given name of one person and
 * the family name of another, and no person of the film has both. `Fritz Lang` does not match Fritz Kortner and Charles Lang.
 */
export function areStrangers(
  index: SearchIndex,
  [given, family]: readonly [string, string],
): (film: number) => boolean {
  const bearers = bearersOf.get(index) ?? listBearers(index);
  bearersOf.set(index, bearers);
  const first = bearers.given.get(given);
  const last = bearers.family.get(family);
  if (!first || !last) return () => false;
  const { values, starts, numbers } = index.facets.person;
  return (film) => {
    const people = [...numbers.subarray(starts[film], starts[film + 1])].map(
      (number) => values[number] ?? '',
    );
    const firsts = people.filter((slug) => first.has(slug));
    const lasts = people.filter((slug) => last.has(slug));
    if (firsts.length === 0 || lasts.length === 0) return false;
    return !firsts.some((slug) => lasts.includes(slug));
  };
}

function listBearers({ people }: SearchIndex): Bearers {
  const bearers: Bearers = { given: new Map(), family: new Map() };
  const add = (into: Map<string, Set<string>>, word: string, slug: string) =>
    into.set(word, (into.get(word) ?? new Set()).add(slug));
  for (const [slug, name] of people) {
    const words = splitWords(name).map(({ word }) => word);
    for (const word of words.slice(0, -1)) add(bearers.given, word, slug);
    const last = words.at(-1);
    if (last) add(bearers.family, last, slug);
  }
  return bearers;
}
