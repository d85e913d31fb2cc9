import type { Dictionary } from './dictionary';
import { fieldWeights } from './fields';
import type { FoundWords } from './find-words';

/** Per film: the score and the number of matched words so far; `best` is the score of the current word. */
export type Sums = {
  scores: Float64Array;
  hits: Uint8Array;
  /** 1 if some word matched the name of a person of the film. */
  isPerson: Uint8Array;
  best: Float64Array;
  words: Set<string>;
};

/** Zeroed sums for a number of films. */
export function emptySums(films: number): Sums {
  return {
    scores: new Float64Array(films),
    hits: new Uint8Array(films),
    isPerson: new Uint8Array(films),
    best: new Float64Array(films),
    words: new Set(),
  };
}

/** Updates `best` with each film's best match of a word, and collects the matched index words. */
export function weigh(
  { words, starts, postings }: Dictionary,
  found: readonly FoundWords[],
  { best, words: meant }: Sums,
) {
  for (const { from, until, weight } of found) {
    for (let number = from; number < until; number += 1) meant.add(words[number] ?? '');
    const end = starts[until] ?? 0;
    for (let at = starts[from] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      const worth = weight * (fieldWeights[posting & 7] ?? 0);
      const film = posting >>> 3;
      if (worth > (best[film] ?? 0)) best[film] = worth;
    }
  }
}

/** Scores between these two are full names of people. */
const [, directorWeight, , crewWeight] = fieldWeights;
/** The score of a fact. */
export const [, , , , factWeight] = fieldWeights;

/** Adds `best` to the scores and counts the word as matched. */
export function addBest({ scores, hits, best, isPerson }: Sums) {
  for (let film = 0; film < best.length; film += 1) {
    const weight = best[film] ?? 0;
    if (weight === 0) continue;
    scores[film] = (scores[film] ?? 0) + weight;
    hits[film] = (hits[film] ?? 0) + 1;
    if (crewWeight <= weight && weight <= directorWeight) isPerson[film] = 1;
  }
}
