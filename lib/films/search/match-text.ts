import type { Dictionary } from './dictionary';
import { fieldWeights, matchWeights } from './fields';
import { type FoundWord, findNames, findProse } from './find-words';
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
  const words = new Set<string>();
  const scores = new Float64Array(index.slugs.length);
  const hits = new Uint8Array(index.slugs.length);
  let isMistyped = false;
  for (const word of needed)
    if (addWord(index, word, { scores, hits, words }) < matchWeights.prefix) isMistyped = true;
  const isPartial = keepBest(scores, hits, needed.length);
  titleBonus(index, text, scores);
  return { scores, words, closeness: isPartial ? 'some' : isMistyped ? 'nearly' : 'all' };
}

type Sums = { scores: Float64Array; hits: Uint8Array; words: Set<string> };

/** Adds what one word finds; returns how surely its best meaning was meant. */
function addWord({ names, prose, slugs }: SearchIndex, asked: string, sums: Sums): number {
  const best = new Float64Array(slugs.length);
  const inProse = findProse(prose, asked);
  const inNames = findNames(names, asked, inProse.length > 0);
  weigh(names, inNames, best, sums.words);
  weigh(prose, inProse, best, sums.words);
  for (const [film, weight] of best.entries()) {
    if (weight === 0) continue;
    sums.scores[film] = (sums.scores[film] ?? 0) + weight;
    sums.hits[film] = (sums.hits[film] ?? 0) + 1;
  }
  return [...inNames, ...inProse].reduce((most, { weight }) => Math.max(most, weight), 0);
}

/** Writes into `best` what each film's best place is worth. */
function weigh(
  { starts, postings }: Dictionary,
  found: readonly FoundWord[],
  best: Float64Array,
  words: Set<string>,
) {
  for (const { word, number, weight } of found) {
    words.add(word);
    const end = starts[number + 1] ?? 0;
    for (let at = starts[number] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      const worth = weight * (fieldWeights[posting % 8] ?? 0);
      const film = Math.floor(posting / 8);
      if (worth > (best[film] ?? 0)) best[film] = worth;
    }
  }
}

/** Leaves a score only to the films with most of the words; says whether that is fewer than all. */
function keepBest(scores: Float64Array, hits: Uint8Array, wanted: number): boolean {
  let most = 0;
  for (const count of hits) if (count > most) most = count;
  for (let film = 0; film < hits.length; film += 1) if (hits[film] !== most) scores[film] = 0;
  return most > 0 && most < wanted;
}
