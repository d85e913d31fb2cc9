import type { Marked } from './mark-words';
import { splitWords } from './words';

/** Characters of an excerpt, and how many of them stand before the first marked word. */
const length = 180;
const before = 60;

/** The part of a prose text around the first word that was found, cut between words; none without one. */
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

/** Where an excerpt begins that leads to a word: between words before it, or with it where nothing parts them. */
function cutAfter(text: string, word: number): number {
  if (word <= before) return 0;
  const blank = text.indexOf(' ', word - before);
  return blank < 0 ? word : Math.min(blank + 1, word);
}

/** The last position at or before `end` where no word is parted. */
function cutBefore(text: string, end: number): number {
  return end >= text.length ? text.length : text.lastIndexOf(' ', end);
}
