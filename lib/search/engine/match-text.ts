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

/** What a text finds: a score for each film (0: not found), and the words of the index it stands for. */
export type TextMatch = {
  scores: Float64Array;
  words: ReadonlySet<string>;
  /**
   * `all`: every word as it was typed. `nearly`: some word only with typing errors forgiven. `some`: no
   * film has all the words, these have most of them.
   */
  closeness: 'all' | 'nearly' | 'some';
  /** Of films that it asks for in a cinema: film → number of the screening that is meant. */
  screenings: ReadonlyMap<number, number>;
  /** Kinds of disc that it asks for. */
  discs: readonly DiscKind[];
};

/** Finds the films that have every word and fact of a text; stop words are no condition beside another word. */
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

/** The films that are shown in cinemas of a place that a word names. */
type ShownAt = (word: string) => { films: ReadonlyMap<number, number>; weight: number };

/** A place and a time that are said together are meant of one screening. */
function placesAsked({ screenings }: SearchIndex, facts: readonly Fact[], now: number): ShownAt {
  const times = timesAsked(facts);
  return (word) => {
    const { venues, weight } = findVenues(screenings, word);
    if (venues.size === 0) return { films: new Map(), weight };
    return { films: findScreened(screenings, ['any', ...times], now, venues), weight };
  };
}

/** Adds what one word finds; returns how surely its best meaning was meant. */
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
  // The end of a compound is little to go by: what is nearly the word may be meant as well.
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

/** Takes a word back from the films in which two that follow each other are two strangers' names. */
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

/** A fact that is said in a phrase is worth what a fact is in a word. */
function addFact(index: SearchIndex, fact: Fact, now: number, { scores, hits }: Sums) {
  const has = hasFact(index, fact, now);
  for (let film = 0; film < scores.length; film += 1) {
    if (!has(film)) continue;
    scores[film] = (scores[film] ?? 0) + factWeight;
    hits[film] = (hits[film] ?? 0) + 1;
  }
}

/** What a stop word adds to a film that is found without it and has it in a name. */
const weakWeight = 5;

function addWeak({ words, starts, postings }: Dictionary, word: string, scores: Float64Array) {
  for (const { from, until } of findExactly(words, word))
    for (let at = starts[from] ?? 0; at < (starts[until] ?? 0); at += 1) {
      const film = (postings[at] ?? 0) >>> 3;
      if (scores[film]) scores[film] += weakWeight;
    }
}
