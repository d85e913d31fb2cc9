import { isMeant, type Marked, markWords } from './mark-words';
import { readWords } from './words';

/** Characters of an excerpt, and how many of them stand before the first marked word. */
const length = 180;
const before = 60;

/** The part of a prose text around the first word that was found, cut between words; none without one. */
export function cutExcerpt(
  text: string,
  words: ReadonlySet<string>,
  lang: string,
): Marked | undefined {
  const first = firstMeant(text, words);
  if (first === undefined) return undefined;
  const from = first <= before ? 0 : text.indexOf(' ', first - before) + 1;
  const rough = text.slice(from, from + length);
  const cut = from + rough.length < text.length ? rough.lastIndexOf(' ') : rough.length;
  const piece = `${from > 0 ? '… ' : ''}${rough.slice(0, cut)}${cut < rough.length ? ' …' : ''}`;
  return markWords(piece, words, lang);
}

/** Where the first word begins that was found; the words behind it are not read. */
function firstMeant(text: string, words: ReadonlySet<string>): number | undefined {
  for (const { word, from } of readWords(text)) if (isMeant(word, words)) return from;
  return undefined;
}
