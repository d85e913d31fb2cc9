import { findPrefixRange } from './dictionary';
import type { Fact } from './facts/fact';
import { readFacts } from './facts/read-facts';
import { findFuzzy, findNames, findProse } from './find-words';
import { findVenues, hasUpcomingScreenings } from './screenings';
import type { SearchIndex } from './search-index';
import { splitCompound } from './split-compound';
import { findTransliterations } from './transliterations';
import { splitWords, stopWords } from './words';

/** Minimum length of a word that may be split. */
const shortestCompound = 6;

/** A parsed search text. */
export type ParsedText = {
  facts: Fact[];
  /** Required words, each with the compounds that it forms with its neighbours. */
  needed: { word: string; joined: string[] }[];
  /** Stop words next to other words: not required, but a bonus for titles. */
  weak: string[];
  /** All words, folded and joined by blanks, for comparison with titles. */
  title: string;
};

/**
 * Parses a search text: facts in phrases, and words, split or joined as in the index. A text that is exactly
 * a title is not parsed for facts.
 */
export function parseText(index: SearchIndex, text: string, now: number): ParsedText {
  const whole = wordsOf(text);
  if (isTitle(index, whole)) return { facts: [], ...toRequiredWords(whole) };
  const { facts, rest } = readFacts(text, hasUpcomingScreenings(index.screenings, now));
  const words = wordsOf(rest).flatMap((word) => splitUnknownWord(index, word));
  const { needed, weak } = toRequiredWords(words);
  const isFact = facts.length > 0 && words.every((word) => stopWords.has(word));
  const title = facts.length > 0 ? whole.join(' ') : words.join(' ');
  return { facts, needed: isFact ? [] : needed, weak, title };
}

function wordsOf(text: string): string[] {
  return splitWords(text).map(({ word }) => word);
}

/** Drops stop words from the required words if there are others, and removes duplicates. */
function toRequiredWords(words: readonly string[]): Pick<ParsedText, 'needed' | 'weak' | 'title'> {
  const contentWords = words.filter((word) => !stopWords.has(word));
  const needed = [...new Set(contentWords.length > 0 ? contentWords : words)];
  return {
    needed: needed.map((word) => ({ word, joined: joinedWith(words, words.indexOf(word)) })),
    weak: contentWords.length > 0 ? words.filter((word) => stopWords.has(word)) : [],
    title: words.join(' '),
  };
}

/** Compounds of a word with its neighbours: Wachs, Figuren and Kabinett may be one word in a title. */
function joinedWith(words: readonly string[], at: number): string[] {
  return [
    [at - 1, at + 1],
    [at, at + 2],
    [at - 2, at + 1],
    [at - 1, at + 2],
    [at, at + 3],
  ]
    .filter(([from = 0, until = 0]) => from >= 0 && until <= words.length)
    .map(([from, until]) => words.slice(from, until).join(''));
}

function isTitle({ titles: { forms } }: SearchIndex, words: readonly string[]): boolean {
  const title = words.join(' ');
  return forms[findPrefixRange(forms, title)[0]] === title;
}

/** The word itself if the index has it, in any spelling or with one error; else the words it can be split into. */
function splitUnknownWord({ names, prose, tree, screenings }: SearchIndex, word: string): string[] {
  if (word.length < shortestCompound) return [word];
  if (findVenues(screenings, word).venues.size > 0) return [word];
  const isName = findNames(names, word).length > 0;
  // `Horrorfilme` means the genre, even if a text contains the whole word.
  const [, kind = ''] = /^(.{4,})film(?:e|en|s)?$/.exec(word) ?? [];
  if (!isName && kind && findNames(names, kind).length > 0) return [kind];
  if (
    isName ||
    findProse(prose, word).length > 0 ||
    findTransliterations(names, word).length > 0 ||
    findFuzzy(names, tree, word, { errors: 1 }).length > 0
  )
    return [word];
  return splitCompound(names, word) ?? [word];
}
