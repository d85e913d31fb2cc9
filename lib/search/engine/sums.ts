import type { Dictionary } from './dictionary';
import { fieldWeights } from './fields';
import type { FoundWords } from './find-words';

/** For each film what it has of the text so far and of how many words; `best` is for one word. */
export type Sums = {
  scores: Float64Array;
  hits: Uint8Array;
  /** 1 where some word is the name of somebody in the film. */
  isPerson: Uint8Array;
  best: Float64Array;
  words: Set<string>;
};

/** Of as many films, none of which has anything yet. */
export function emptySums(films: number): Sums {
  return {
    scores: new Float64Array(films),
    hits: new Uint8Array(films),
    isPerson: new Uint8Array(films),
    best: new Float64Array(films),
    words: new Set(),
  };
}

/** Writes into `best` what each film's best word is worth. */
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

/** What a word is worth that is somebody's whole name. */
const [, directorWeight, , crewWeight] = fieldWeights;
/** What one is worth that is a fact. */
export const [, , , , factWeight] = fieldWeights;

/** Adds to each film what its best word is worth. */
export function addBest({ scores, hits, best, isPerson }: Sums) {
  for (let film = 0; film < best.length; film += 1) {
    const weight = best[film] ?? 0;
    if (weight === 0) continue;
    scores[film] = (scores[film] ?? 0) + weight;
    hits[film] = (hits[film] ?? 0) + 1;
    if (crewWeight <= weight && weight <= directorWeight) isPerson[film] = 1;
  }
}
