import type { Dictionary } from './dictionary';
import { fieldWeights, matchWeights } from './fields';
import { type FoundWords, findNames, findProse } from './find-words';
import type { SearchIndex } from './search-index';
import { stopWords } from './stop-words';
import { titleBonus } from './title-bonus';
import { splitWords } from './words';

/** What a text finds: a score for each film (0: not found), and the words of the index it stands for. */
export type TextMatch = {
  scores: Float64Array;
  words: ReadonlySet<string>;
  /**
   * `all`: every word as it was typed. `nearly`: some word only with typing errors forgiven. `some`: no
   * film has all the words, these have most of them.
   */
  closeness: 'all' | 'nearly' | 'some';
};

/** Finds the films that have every word of a text; stop words are no condition beside another word. */
export function matchText(index: SearchIndex, text: string): TextMatch {
  const asked = [...new Set(splitWords(text).map(({ word }) => word))];
  const telling = asked.filter((word) => !stopWords.has(word));
  const needed = telling.length > 0 ? telling : asked;
  const count = index.slugs.length;
  const sums: Sums = {
    scores: new Float64Array(count),
    hits: new Uint8Array(count),
    best: new Float64Array(count),
    words: new Set(),
  };
  const { scores, hits, words } = sums;
  let isMistyped = false;
  for (const word of needed)
    if (addWord(index, word, sums) < matchWeights.prefix) isMistyped = true;
  const isPartial = keepBest(scores, hits, needed.length);
  titleBonus(index, text, scores);
  return { scores, words, closeness: isPartial ? 'some' : isMistyped ? 'nearly' : 'all' };
}

/** For each film what it has of the text so far and of how many words; `best` is for one word. */
type Sums = { scores: Float64Array; hits: Uint8Array; best: Float64Array; words: Set<string> };

/** Adds what one word finds; returns how surely its best meaning was meant. */
function addWord({ names, prose, tree }: SearchIndex, asked: string, sums: Sums): number {
  const inProse = findProse(prose, asked);
  const inNames = findNames(names, tree, asked, inProse.length > 0);
  sums.best.fill(0);
  weigh(names, inNames, sums);
  weigh(prose, inProse, sums);
  addBest(sums);
  return Math.max(0, ...[...inNames, ...inProse].map(({ weight }) => weight));
}

/** Writes into `best` what each film's best word is worth. */
function weigh(
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

function addBest({ scores, hits, best }: Sums) {
  for (let film = 0; film < best.length; film += 1) {
    const weight = best[film] ?? 0;
    if (weight === 0) continue;
    scores[film] = (scores[film] ?? 0) + weight;
    hits[film] = (hits[film] ?? 0) + 1;
  }
}

/** Leaves a score only to the films with most of the words; says whether that is fewer than all. */
function keepBest(scores: Float64Array, hits: Uint8Array, wanted: number): boolean {
  let most = 0;
  for (const count of hits) if (count > most) most = count;
  for (let film = 0; film < hits.length; film += 1) if (hits[film] !== most) scores[film] = 0;
  return most > 0 && most < wanted;
}
