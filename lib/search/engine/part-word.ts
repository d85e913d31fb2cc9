import type { Dictionary } from './dictionary';
import { findBegun } from './find-begun';
import { stopWords } from './stop-words';

/** Letters that a part has at least; a stop word may be shorter. */
const shortestPart = 2;
/** Letters from which the last part may be the beginning of a word. */
const shortestBegun = 4;
/** Ways to part a word that are looked at. */
const mostTried = 50;

/**
 * The words that one is made of which nobody has: `barbebleue` → barbe, bleue. They are names that stand
 * together in some film, with stop words between; none where the word cannot be parted so. A stop word of one
 * letter has to stand with them: it fills gaps in any word.
 */
export function partWord(names: Dictionary, word: string): string[] | undefined {
  let tried = 0;
  for (const parts of partings(names, word)) {
    const hasName = parts.some((part) => !stopWords.has(part));
    const telling = parts.filter((part) => isLetter(part) || !stopWords.has(part));
    if (hasName && standTogether(names, telling)) return parts;
    tried += 1;
    if (tried === mostTried) return undefined;
  }
  return undefined;
}

/** Longest first parts first; what cannot be parted is not tried again. */
function* partings(
  names: Dictionary,
  word: string,
  hopeless = new Set<string>(),
): Generator<string[]> {
  if (hopeless.has(word)) return;
  let isParted = false;
  for (let length = word.length - 1; length > 0; length -= 1) {
    const [first, rest] = [word.slice(0, length), word.slice(length)];
    if (!isPart(names, first)) continue;
    if (isLastPart(names, rest)) {
      isParted = true;
      yield [first, rest];
    }
    for (const parts of partings(names, rest, hopeless)) {
      isParted = true;
      yield [first, ...parts];
    }
  }
  if (!isParted) hopeless.add(word);
}

function isLetter(part: string): boolean {
  return part.length < shortestPart;
}

function isPart({ words }: Dictionary, part: string): boolean {
  if (stopWords.has(part)) return true;
  return part.length >= shortestPart && words[findBegun(words, part)[0]] === part;
}

function isLastPart({ words }: Dictionary, part: string): boolean {
  const [from, until] = findBegun(words, part);
  return part.length >= (words[from] === part ? shortestPart : shortestBegun) && from < until;
}

function standTogether(names: Dictionary, parts: readonly string[]): boolean {
  const [first = new Set<number>(), ...others] = parts.map((part) => filmsWith(names, part));
  return [...first].some((film) => others.every((films) => films.has(film)));
}

function filmsWith({ words, starts, postings }: Dictionary, part: string): Set<number> {
  const [from, begun] = findBegun(words, part);
  const until = isLetter(part) ? from + Number(words[from] === part) : begun;
  const films = new Set<number>();
  for (let at = starts[from] ?? 0; at < (starts[until] ?? 0); at += 1)
    films.add((postings[at] ?? 0) >>> 3);
  return films;
}
