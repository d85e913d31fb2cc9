import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/primitives/text/plain-text';
import { sentencesOf } from '@/lib/primitives/text/sentences-of';

/**
 * Length of a description in characters: pages should use at least the minimum, search engines cut at the
 * maximum.
 */
export const descriptionLength = { least: 70, most: 160 } as const;

const heading = /^\s*#{1,6}\s.*$/gm;
/** A sentence that ends with an ellipsis looks truncated. */
const isBrokenOff = (sentence: string) => /(?:…|\.\.\.)[\s»”"')]*$/u.test(sentence);
const isClosed = /[.!?…][\s»”"')]*$/u;

/**
 * Builds the meta description of whole sentences, never cut: first the leading sentences of the written text
 * that fit; if these are too few or too long, facts are appended.
 *
 *  @param words Markdown
 *
 *  @param facts self-contained sentences, most important first; those that do not fit are skipped
 */
export function describe(
  words: string | undefined,
  facts: readonly string[],
  locale: Locale,
): string {
  const { least } = descriptionLength;
  let said = '';
  for (const sentence of words ? writtenSentences(words, locale) : []) {
    if (isBrokenOff(sentence) || !fits(said, sentence)) break;
    said = join(said, sentence);
  }
  for (const fact of facts)
    if (said.length < least && !said.includes(fact) && fits(said, fact)) said = join(said, fact);
  return said;
}

/** Ends of paragraphs count as ends of sentences. */
function writtenSentences(markdown: string, locale: Locale): string[] {
  const paragraphs = markdown.replace(heading, '').split(/\n\s*\n/);
  return paragraphs.flatMap((one) => sentencesOf(plainText(one, Infinity), locale));
}

function fits(said: string, sentence: string): boolean {
  return join(said, sentence).length <= descriptionLength.most;
}

function join(said: string, sentence: string): string {
  if (!said) return sentence;
  return `${said}${isClosed.test(said) ? '' : '.'} ${sentence}`;
}
