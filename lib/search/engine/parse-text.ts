import { type Dictionary, findPrefixRange } from './dictionary';
import type { Fact } from './facts/fact';
import { readAmbiguousFacts, readFacts } from './facts/read-facts';
import { findFuzzy, findNames, findProse, findTransliterations } from './find-words';
import { findVenues, hasUpcomingScreenings } from './screenings';
import type { SearchIndex } from './search-index';
import { splitWords, stopWords } from './words';

/** Minimum length of a word that may be split. */
const shortestCompound = 6;

/** A parsed search text. */
export type ParsedText = {
  facts: Fact[];
  /** Required words, each with the compounds that it forms with its neighbours. */
  required: { word: string; joined: string[] }[];
  /**
   * Stop words next to other words: not required, but a bonus for films with them in their names.
   */
  weak: string[];
  /** All words, folded and joined by blanks, for comparison with titles. */
  title: string;
};

/**
 * Parses a search text: facts in phrases, and words, split or joined as in the index. A text that is exactly
 * a title is not parsed for facts.
 */
export function parseText(index: SearchIndex, text: string, now: number): ParsedText {
  const allWords = listWords(text);
  if (isTitle(index, allWords)) return { facts: [], ...toRequiredWords(allWords) };
  const { facts, rest } = readFactsOf(index, text, now);
  const words = listWords(rest).flatMap((word) => splitUnknownWord(index, word));
  const { required, weak } = toRequiredWords(words);
  const isFact = facts.length > 0 && words.every((word) => stopWords.has(word));
  const title = facts.length > 0 ? allWords.join(' ') : words.join(' ');
  return { facts, required: isFact ? [] : required, weak, title };
}

/** Reads ambiguous phrases as facts, unless the names of one film have all words of the text. */
function readFactsOf(index: SearchIndex, text: string, now: number) {
  const screenings = hasUpcomingScreenings(index.screenings, now);
  const certain = readFacts(text, { screenings });
  const all = readAmbiguousFacts(certain, { screenings });
  if (all.facts.length === certain.facts.length) return certain;
  const words = listWords(certain.rest).filter((word) => !stopWords.has(word));
  const others = new Set(listWords(all.rest));
  // The word itself or its plural (`disque`, `disques`). A mere beginning does not count: `Montag` is not `montagnes`.
  const isName = (word: string) => [word, `${word}s`].some((form) => hasWord(index.names, form));
  const areNames = words.every((word) => others.has(word) || isName(word));
  return areNames && occurTogether(index.names, words) ? certain : all;
}

function listWords(text: string): string[] {
  return splitWords(text).map(({ word }) => word);
}

/** Drops stop words from the required words if there are others, and removes duplicates. */
function toRequiredWords(
  words: readonly string[],
): Pick<ParsedText, 'required' | 'weak' | 'title'> {
  const contentWords = words.filter((word) => !stopWords.has(word));
  const required = [...new Set(contentWords.length > 0 ? contentWords : words)];
  return {
    required: required.map((word) => ({ word, joined: joinedWith(words, words.indexOf(word)) })),
    weak: contentWords.length > 0 ? words.filter((word) => stopWords.has(word)) : [],
    title: words.join(' '),
  };
}

/** Compounds of a word with its neighbours, since Wachs, Figuren and Kabinett may be one word in a title. */
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
  // `Horrorfilme` means the genre, even if the text about a film contains the whole word.
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

/** Minimum length of a part; stop words may be shorter. */
const shortestPart = 2;
/** Minimum length for the last part to match as a prefix. */
const shortestPrefix = 4;
/** Maximum number of splits that are tried. */
const maxTried = 50;

/**
 * Splits an unknown word into known ones: `barbebleue` → barbe, bleue. One film must have all parts in its
 * names. Stop words are exempt, except those of one letter, which would fit any gap. Undefined if there is no
 * such split.
 */
export function splitCompound(names: Dictionary, word: string): string[] | undefined {
  let triedCount = 0;
  for (const parts of listSplits(names, word)) {
    const hasName = parts.some((part) => !stopWords.has(part));
    const required = parts.filter((part) => isLetter(part) || !stopWords.has(part));
    if (hasName && occurTogether(names, required)) return parts;
    triedCount += 1;
    if (triedCount === maxTried) return undefined;
  }
  return undefined;
}

/** Generates splits, by descending length of the first part. `unsplittable` caches failed words. */
function* listSplits(
  names: Dictionary,
  word: string,
  unsplittable = new Set<string>(),
): Generator<string[]> {
  if (unsplittable.has(word)) return;
  let isSplit = false;
  for (let length = word.length - 1; length > 0; length -= 1) {
    const [first, rest] = [word.slice(0, length), word.slice(length)];
    if (!isPart(names, first)) continue;
    if (isLastPart(names, rest)) {
      isSplit = true;
      yield [first, rest];
    }
    for (const parts of listSplits(names, rest, unsplittable)) {
      isSplit = true;
      yield [first, ...parts];
    }
  }
  if (!isSplit) unsplittable.add(word);
}

function isLetter(part: string): boolean {
  return part.length < shortestPart;
}

function isPart(dictionary: Dictionary, part: string): boolean {
  if (stopWords.has(part)) return true;
  return part.length >= shortestPart && hasWord(dictionary, part);
}

function hasWord({ words }: Dictionary, word: string): boolean {
  return words[findPrefixRange(words, word)[0]] === word;
}

function isLastPart({ words }: Dictionary, part: string): boolean {
  const [from, until] = findPrefixRange(words, part);
  return part.length >= (words[from] === part ? shortestPart : shortestPrefix) && from < until;
}

function occurTogether(names: Dictionary, parts: readonly string[]): boolean {
  const [first = new Set<number>(), ...others] = parts.map((part) => filmsWith(names, part));
  return [...first].some((film) => others.every((films) => films.has(film)));
}

function filmsWith({ words, starts, postings }: Dictionary, part: string): Set<number> {
  const [from, end] = findPrefixRange(words, part);
  const until = isLetter(part) ? from + Number(words[from] === part) : end;
  const films = new Set<number>();
  for (let at = starts[from] ?? 0; at < (starts[until] ?? 0); at += 1)
    films.add((postings[at] ?? 0) >>> 3);
  return films;
}
