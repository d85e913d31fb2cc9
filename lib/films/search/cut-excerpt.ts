import { type Marked, markWords } from './mark-words';

/** Characters of an excerpt, and how many of them stand before the first marked word. */
const length = 180;
const before = 60;

/** The part of a prose text around the first word that was found, cut between words; none without one. */
export function cutExcerpt(
  text: string,
  words: ReadonlySet<string>,
  lang: string,
): Marked | undefined {
  const first = markWords(text, words).ranges[0];
  if (!first) return undefined;
  const from = first[0] <= before ? 0 : text.indexOf(' ', first[0] - before) + 1;
  const rough = text.slice(from, from + length);
  const cut = from + rough.length < text.length ? rough.lastIndexOf(' ') : rough.length;
  const piece = `${from > 0 ? '… ' : ''}${rough.slice(0, cut)}${cut < rough.length ? ' …' : ''}`;
  return markWords(piece, words, lang);
}
