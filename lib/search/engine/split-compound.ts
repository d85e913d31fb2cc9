import { type Dictionary, findPrefixRange } from './dictionary';
import { stopWords } from './words';

/** Minimum length of a part; stop words may be shorter. */
const shortestPart = 2;
/** Minimum length for the last part to match as a prefix. */
const shortestPrefix = 4;
/** Maximum number of splits that are tried. */
const mostTried = 50;

/**
 * Splits an unknown word into known ones: `barbebleue` → barbe, bleue. One film must have all parts in its
 * names. Stop words are exempt, except those of one letter, which would fit any gap. Undefined if there is no
 * such split.
 */
export function splitCompound(names: Dictionary, word: string): string[] | undefined {
  let tried = 0;
  for (const parts of listSplits(names, word)) {
    const hasName = parts.some((part) => !stopWords.has(part));
    const required = parts.filter((part) => isLetter(part) || !stopWords.has(part));
    if (hasName && occurTogether(names, required)) return parts;
    tried += 1;
    if (tried === mostTried) return undefined;
  }
  return undefined;
}

/** Generates splits, longest first part first. `hopeless` caches words that cannot be split. */
function* listSplits(
  names: Dictionary,
  word: string,
  hopeless = new Set<string>(),
): Generator<string[]> {
  if (hopeless.has(word)) return;
  let isSplit = false;
  for (let length = word.length - 1; length > 0; length -= 1) {
    const [first, rest] = [word.slice(0, length), word.slice(length)];
    if (!isPart(names, first)) continue;
    if (isLastPart(names, rest)) {
      isSplit = true;
      yield [first, rest];
    }
    for (const parts of listSplits(names, rest, hopeless)) {
      isSplit = true;
      yield [first, ...parts];
    }
  }
  if (!isSplit) hopeless.add(word);
}

function isLetter(part: string): boolean {
  return part.length < shortestPart;
}

function isPart({ words }: Dictionary, part: string): boolean {
  if (stopWords.has(part)) return true;
  return part.length >= shortestPart && words[findPrefixRange(words, part)[0]] === part;
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
