import type { WordMatch } from './dictionary';
import {
  type Dictionary,
  fieldWeights,
  findPrefixRange,
  isSound,
  matchWeights,
} from './dictionary';
import type { SearchIndex } from './search-index';

/** Per film: the score and the number of matched words so far; `best` is the score of the current word. */
export type FilmScores = {
  scores: Float64Array;
  hits: Uint8Array;
  /** 1 if some word exactly matched the name of a person of the film. */
  isPerson: Uint8Array;
  /**
   * 1 if a match of the film is beyond doubt: a fact, a place, a word as typed or inflected, or a title word
   * similar to the typed one.
   */
  isCertain: Uint8Array;
  best: Float64Array;
  words: Set<string>;
};

/** Zeroed scores for a number of films. */
export function createScores(films: number): FilmScores {
  return {
    scores: new Float64Array(films),
    hits: new Uint8Array(films),
    isPerson: new Uint8Array(films),
    isCertain: new Uint8Array(films),
    best: new Float64Array(films),
    words: new Set(),
  };
}

/**
 * Lowest score of a certain match: a long title word with two typing errors. A mistyped name of a person scores less.
 */
const nearTitle = fieldWeights[0] * matchWeights.twoErrorsInLong;

/** Updates `best` with each film's best match of a word (in one field only), and collects the matched words. */
export function scoreMatches(
  { words, starts, postings }: Dictionary,
  found: readonly WordMatch[],
  { best, isCertain, words: matchedWords }: FilmScores,
  only?: number,
) {
  for (const { from, until, weight } of found) {
    for (let number = from; number < until; number += 1) matchedWords.add(words[number] ?? '');
    const isSure = isSound(weight);
    const end = starts[until] ?? 0;
    for (let at = starts[from] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      if (only !== undefined && (posting & 7) !== only) continue;
      const score = weight * (fieldWeights[posting & 7] ?? 0);
      const film = posting >>> 3;
      if (score > (best[film] ?? 0)) best[film] = score;
      if (isSure || score >= nearTitle) isCertain[film] = 1;
    }
  }
}

/**
 * Weights of the fields `director` and `crew`: a score between them means that a word of a person's
 * name matches exactly.
 */
const [, directorWeight, , crewWeight] = fieldWeights;
/** The score of a fact. */
export const [, , , , factWeight] = fieldWeights;

/** Adds `best` to the scores and counts the word as matched. */
export function addBestScores({ scores, hits, best, isPerson }: FilmScores) {
  for (let film = 0; film < best.length; film += 1) {
    const weight = best[film] ?? 0;
    if (weight === 0) continue;
    scores[film] = (scores[film] ?? 0) + weight;
    hits[film] = (hits[film] ?? 0) + 1;
    if (crewWeight <= weight && weight <= directorWeight) isPerson[film] = 1;
  }
}

/**
 * Keeps the scores of the films with the most matched words, and of films with a matched person if their score
 * is higher than all of these. Sets all other scores to 0. If every film matches fewer than `minWords` words,
 * films without a certain match (`isCertain`) are dropped first; a mistyped person's name is not a certain
 * match. Mutates `scores` and `hits`.
 * @returns whether even the best remaining films match fewer than `minWords` words
 */
export function keepBestMatches(
  { scores, hits, isPerson, isCertain }: Omit<FilmScores, 'best' | 'words'>,
  minWords: number,
): boolean {
  if (maximumOf(hits) < minWords)
    for (let film = 0; film < hits.length; film += 1)
      if (!isCertain[film]) scores[film] = hits[film] = 0;
  const maxHits = maximumOf(hits);
  const minScore = bestOf(scores, hits, maxHits);
  for (let film = 0; film < hits.length; film += 1)
    if (hits[film] !== maxHits && !(isPerson[film] && (scores[film] ?? 0) > minScore))
      scores[film] = 0;
  return maxHits > 0 && maxHits < minWords;
}

function maximumOf(hits: Uint8Array): number {
  let maxHits = 0;
  for (const count of hits) if (count > maxHits) maxHits = count;
  return maxHits;
}

/** The best score among the films with `maxHits` matched words. */
function bestOf(scores: Float64Array, hits: Uint8Array, maxHits: number): number {
  let best = 0;
  for (let film = 0; film < hits.length; film += 1)
    if (hits[film] === maxHits) best = Math.max(best, scores[film] ?? 0);
  return best;
}

const wholeTitle = 4000;
const beginsTitle = 2000;
/** Maximum bonus for the typed share of the title, and the bonus for a prefix of a title word. */
const fullTitle = 3;

/**
 * The bonus of a title form that begins with `typed`. A single word that is only the beginning of a
 * longer word gets the small bonus `fullTitle`.
 */
function bonusOf(form: string, typed: string): number {
  if (form === typed) return wholeTitle;
  return form[typed.length] === ' ' || typed.includes(' ') ? beginsTitle : fullTitle;
}

/**
 * Raises films whose whole title is `typed` (folded words), then those whose title starts with it.
 * All other films with a score get a small bonus, greater for shorter titles. Films without a score
 * are not raised. Mutates `scores`.
 */
export function titleBonus({ titles }: SearchIndex, typed: string, scores: Float64Array) {
  const share = (length: number) => Math.min(1, typed.length / length) * fullTitle;
  const bonuses = new Float64Array(scores.length);
  const [from, until] = findPrefixRange(titles.forms, typed);
  for (let at = from; at < until; at += 1) {
    const film = titles.films[at] ?? 0;
    const form = titles.forms[at] ?? '';
    const bonus = bonusOf(form, typed) + share(form.length);
    bonuses[film] = Math.max(bonuses[film] ?? 0, bonus);
  }
  for (let film = 0; film < scores.length; film += 1)
    if (scores[film])
      scores[film] = (scores[film] ?? 0) + (bonuses[film] || share(titles.shortest[film] ?? 0));
}
