import { matchWeights } from './fields';
import { type FoundWords, findExact, findFuzzy, findNames, findProse } from './find-words';
import { isUnknownPerson } from './people-names';
import type { SearchIndex } from './search-index';
import { findTransliterations } from './transliterations';

/** Films shown at the places that a word names. */
export type ShownAt = (word: string) => { films: ReadonlyMap<number, number>; weight: number };

/** The matches of one word: index words, and films shown at a place. */
export type WordMatches = ReturnType<ShownAt> & {
  asked: string;
  inNames: FoundWords[];
  inProse: FoundWords[];
  placeWeight: number;
  /** The best of all weights. */
  weight: number;
};

type Asked = { asked: string; joined: readonly string[]; shownAt: ShownAt };

/** Finds a word as typed, else in other spellings, else with typing errors. */
export function findWord(
  { names, prose, tree }: SearchIndex,
  { asked, joined, shownAt }: Asked,
): WordMatches {
  const { films, weight: placeWeight } = shownAt(asked);
  const inProse = findProse(prose, asked);
  const typed = [
    ...findNames(names, asked),
    ...joined.flatMap((word) => findExact(names.words, word)),
  ];
  const isKnown = inProse.some(({ weight }) => weight !== matchWeights.inflected);
  // A compound ending is weak evidence, so fuzzy matches are added as well.
  const isSure = films.size > 0 || typed.some(({ weight }) => weight > matchWeights.ending);
  const spelled = isSure || isKnown ? [] : findTransliterations(names, asked);
  const fuzzy = isSure || spelled.length > 0 ? [] : findFuzzy(names, tree, asked, { isKnown });
  const inNames = [...typed, ...spelled, ...fuzzy];
  const weights = [...inNames, ...inProse].map(({ weight }) => weight);
  const weight = Math.max(films.size > 0 ? placeWeight : 0, ...weights);
  return { asked, films, inNames, inProse, placeWeight, weight };
}

/**
 * Finds adjacent words that are the given and family name of a person who is in no film. In a text of only two words,
 * the family name may come first.
 */
export function findUnknownPeople(
  index: SearchIndex,
  found: readonly WordMatches[],
): Set<WordMatches> {
  const [first, second] = found;
  const pairs = found.slice(1).map((word, at) => [found[at], word] as const);
  if (first && second && found.length === 2) pairs.push([second, first]);
  const unknown = pairs.filter(
    ([given, next]) => given && next.films.size === 0 && isUnknownPerson(index, given.asked, next),
  );
  return new Set(unknown.flat().filter((word) => word !== undefined));
}
