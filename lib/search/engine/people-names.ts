import type { WordMatch } from './dictionary';
import { fieldNumber, isSound, matchWeights } from './dictionary';
import type { SearchIndex } from './search-index';
import { splitWords } from './words';

/** Slugs of people by given name and by family name. */
type NameIndex = { given: Map<string, Set<string>>; family: Map<string, Set<string>> };

const bearersOf = new WeakMap<SearchIndex, NameIndex>();

/**
 * Returns a predicate for a film: whether two adjacent words of the text are the given name of one person and the
 * family name of another, and no person of the film has both. So `Fritz Lang` does not match a film with Fritz
 * Kortner and Charles Lang.
 */
export function mixesTwoPeople(
  index: SearchIndex,
  [given, family]: readonly [string, string],
): (film: number) => boolean {
  const bearers = nameIndexOf(index);
  const first = bearers.given.get(given);
  const last = bearers.family.get(family);
  if (!first || !last) return () => false;
  const { values, starts, numbers } = index.facets.person;
  return (film) => {
    const people = [...numbers.subarray(starts[film], starts[film + 1])].map(
      (number) => values[number] ?? '',
    );
    const firsts = people.filter((slug) => first.has(slug));
    const bearersOfLast = people.filter((slug) => last.has(slug));
    if (firsts.length === 0 || bearersOfLast.length === 0) return false;
    return !firsts.some((slug) => bearersOfLast.includes(slug));
  };
}

/**
 * Whether the word after a given name is the family name of a person who is in no film. The word must be in no
 * film, begin no name, and resemble neither a title nor a name of a person with this given name: `Fritz Lang`
 * where only Fritz Kortner and `Langfilm` are known.
 */
export function isUnknownPerson(
  index: SearchIndex,
  given: string,
  { inNames, inProse }: Record<'inNames' | 'inProse', readonly WordMatch[]>,
): boolean {
  const bearersOfGiven = nameIndexOf(index).given.get(given);
  if (!bearersOfGiven || [...inNames, ...inProse].some(({ weight }) => isSound(weight)))
    return false;
  const names = new Set([...bearersOfGiven].flatMap((slug) => wordsOfName(index.people.get(slug))));
  const { words, starts, postings } = index.names;
  const isSimilar = ({ from, until, weight }: WordMatch) =>
    words.slice(from, until).some((word) => names.has(word)) ||
    postings
      .subarray(starts[from], starts[until])
      .some((posting) => weight >= minSimilarWeight(posting & 7));
  return !inNames.some(isSimilar);
}

/** Minimum weight of a match at which a word resembles a word of this field (a title, or a person's name). */
function minSimilarWeight(field: number): number {
  if (field === fieldNumber.title) return matchWeights.twoErrorsInLong;
  return field <= fieldNumber.crew ? matchWeights.transliterated : Infinity;
}

function nameIndexOf(index: SearchIndex): NameIndex {
  const indexedNames = bearersOf.get(index) ?? indexNames(index);
  bearersOf.set(index, indexedNames);
  return indexedNames;
}

function wordsOfName(name = ''): string[] {
  return splitWords(name).map(({ word }) => word);
}

function indexNames({ people }: SearchIndex): NameIndex {
  const bearers: NameIndex = { given: new Map(), family: new Map() };
  const add = (into: Map<string, Set<string>>, word: string, slug: string) =>
    into.set(word, (into.get(word) ?? new Set()).add(slug));
  for (const [slug, name] of people) {
    const words = wordsOfName(name);
    for (const word of words.slice(0, -1)) add(bearers.given, word, slug);
    const last = words.at(-1);
    if (last) add(bearers.family, last, slug);
  }
  return bearers;
}
