import type { Marked } from './mark-words';
import { splitWords } from './words';

/** Length of an excerpt in characters, and how many of them may precede the first match. */
const length = 180;
const before = 60;

/**
 * Cuts an excerpt around the first match, at word boundaries, with the ranges of all matches in it. Undefined
 * without a match.
 */
export function cutExcerpt(
  text: string,
  words: ReadonlySet<string>,
  lang: string,
): Marked | undefined {
  const meant = splitWords(text).filter(({ word }) => words.has(word));
  const [first] = meant;
  if (!first) return undefined;
  const from = cutAfter(text, first.from);
  const end = Math.max(cutBefore(text, from + length), first.until);
  const lead = from > 0 ? '… ' : '';
  const ranges = meant
    .filter(({ until }) => until <= end)
    .map((word): [number, number] => [
      word.from - from + lead.length,
      word.until - from + lead.length,
    ]);
  return {
    text: `${lead}${text.slice(from, end)}${end < text.length ? ' …' : ''}`,
    lang,
    ranges,
  };
}

/** Start of the excerpt: a word boundary before the match, or the match itself if there is no blank. */
function cutAfter(text: string, word: number): number {
  if (word <= before) return 0;
  const blank = text.indexOf(' ', word - before);
  return blank < 0 ? word : Math.min(blank + 1, word);
}

/** The last blank at or before `end`, or the end of the text. */
function cutBefore(text: string, end: number): number {
  return end >= text.length ? text.length : text.lastIndexOf(' ', end);
}
