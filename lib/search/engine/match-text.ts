import { type DiscKind, discKinds } from '@/lib/catalog/films/discs-of';
import { askedScreenings } from './asked-screenings';
import type { Dictionary } from './dictionary';
import type { Fact } from './facts/fact';
import { hasFact } from './facts/has-fact';
import { matchWeights } from './fields';
import { findScreened, findVenues, timesAsked } from './find-screened';
import { findExactly, findMistyped, findNames, findProse } from './find-words';
import { keepBest } from './keep-best';
import { areStrangers } from './one-name';
import { readText } from './read-text';
import type { SearchIndex } from './search-index';
import { addBest, emptySums, factWeight, type Sums, weigh } from './sums';
import { titleBonus } from './title-bonus';

/** Result of a text search: a score for each film (0: no match), and the matching index words. */
export type TextMatch = {
  scores: Float64Array;
  words: ReadonlySet<string>;
  /**
   * `all`: every word matched as typed. `nearly`: some word matched only with typing errors. `some`: no film
   * matches all words; these match most of them.
   */
  closeness: 'all' | 'nearly' | 'some';
  /** Film number → number of the screening that the text asks for. */
  screenings: ReadonlyMap<number, number>;
  /** Kinds of disc that the text asks for. */
  discs: readonly DiscKind[];
};

/**
 * Finds the films that match every word and fact of a text. Stop words are only required if there are no
 * other words.
 */
export function matchText(index: SearchIndex, text: string, now: Date): TextMatch {
  const read = readText(index, text, +now);
  const { facts, needed, weak, title } = read;
  const sums = emptySums(index.slugs.length);
  const { scores, words } = sums;
  const shownAt = placesAsked(index, facts, +now);
  let isMistyped = false;
  for (const { word, joined } of needed)
    if (addWord(index, { asked: word, joined, shownAt }, sums) < matchWeights.ending)
      isMistyped = true;
  for (const fact of facts) addFact(index, fact, +now, sums);
  partStrangers(
    index,
    needed.map(({ word }) => word),
    sums,
  );
  const isPartial = keepBest(sums, needed.length + facts.length);
  for (const word of weak) addWeak(index.names, word, scores);
  titleBonus(index, title, scores);
  const closeness = isPartial ? 'some' : isMistyped ? 'nearly' : 'all';
  const screenings = askedScreenings(index, read, +now);
  return { scores, words, closeness, screenings, discs: discsAsked(facts) };
}

function discsAsked(facts: readonly Fact[]): readonly DiscKind[] {
  const asked = facts.find((fact) => fact.kind === 'disc');
  if (!asked) return [];
  return asked.disc ? [asked.disc] : discKinds;
}

type Asked = { asked: string; joined: readonly string[]; shownAt: ShownAt };

/** Films shown at the places that a word names. */
type ShownAt = (word: string) => { films: ReadonlyMap<number, number>; weight: number };

/** A place and a time in the same text must hold for the same screening. */
function placesAsked({ screenings }: SearchIndex, facts: readonly Fact[], now: number): ShownAt {
  const times = timesAsked(facts);
  return (word) => {
    const { venues, weight } = findVenues(screenings, word);
    if (venues.size === 0) return { films: new Map(), weight };
    return { films: findScreened(screenings, ['any', ...times], now, venues), weight };
  };
}

/** Adds the matches of one word to the sums. Returns the weight of the best match. */
function addWord(
  { names, prose, tree }: SearchIndex,
  { asked, joined, shownAt }: Asked,
  sums: Sums,
): number {
  const { films, weight: placeWeight } = shownAt(asked);
  const inProse = findProse(prose, asked);
  const typed = [
    ...findNames(names, asked),
    ...joined.flatMap((word) => findExactly(names.words, word)),
  ];
  const isKnown = inProse.some(({ weight }) => weight !== matchWeights.inflected);
  // A compound ending is weak evidence, so fuzzy matches are added as well.
  const isSure = films.size > 0 || typed.some(({ weight }) => weight > matchWeights.ending);
  const inNames = isSure ? typed : [...typed, ...findMistyped(names, tree, asked, { isKnown })];
  sums.best.fill(0);
  weigh(names, inNames, sums);
  weigh(prose, inProse, sums);
  for (const film of films.keys())
    sums.best[film] = Math.max(sums.best[film] ?? 0, placeWeight * factWeight);
  addBest(sums);
  return Math.max(
    films.size > 0 ? placeWeight : 0,
    ...[...inNames, ...inProse].map(({ weight }) => weight),
  );
}

/** Takes back one matched word in films where two adjacent words match the names of two different people. */
function partStrangers(index: SearchIndex, words: readonly string[], { scores, hits }: Sums) {
  for (const [at, word] of words.slice(1).entries()) {
    const parted = areStrangers(index, [words[at] ?? '', word]);
    for (let film = 0; film < hits.length; film += 1) {
      const count = hits[film] ?? 0;
      if (count < 2 || !parted(film)) continue;
      scores[film] = ((scores[film] ?? 0) * (count - 1)) / count;
      hits[film] = count - 1;
    }
  }
}

/** A fact in a phrase counts as much as a match in the facet field. */
function addFact(index: SearchIndex, fact: Fact, now: number, { scores, hits }: Sums) {
  const has = hasFact(index, fact, now);
  for (let film = 0; film < scores.length; film += 1) {
    if (!has(film)) continue;
    scores[film] = (scores[film] ?? 0) + factWeight;
    hits[film] = (hits[film] ?? 0) + 1;
  }
}

/** Bonus for a stop word in a name of a film that is found anyway. */
const weakWeight = 5;

function addWeak({ words, starts, postings }: Dictionary, word: string, scores: Float64Array) {
  for (const { from, until } of findExactly(words, word))
    for (let at = starts[from] ?? 0; at < (starts[until] ?? 0); at += 1) {
      const film = (postings[at] ?? 0) >>> 3;
      if (scores[film]) scores[film] += weakWeight;
    }
}
