import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/primitives/text/plain-text';
import { sentencesOf } from '@/lib/primitives/text/sentences-of';

/** How long a description is, in characters: below a page has more to say, beyond search engines cut. */
export const descriptionLength = { least: 70, most: 160 } as const;

const heading = /^\s*#{1,6}\s.*$/gm;
/** A sentence that its writer breaks off looks as if a machine had cut it. */
const isBrokenOff = (sentence: string) => /(?:…|\.\.\.)[\s»”"')]*$/u.test(sentence);
const isClosed = /[.!?…][\s»”"')]*$/u;

/**
 * What a results page says below a page's title, in whole sentences, never cut: the first ones that somebody has written of
 * it, as they fit, and where those are too few or too long what is known of it.
 * @param words Markdown
 * @param facts sentences that are true by themselves, the most telling first; those that do not fit are passed over
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

/** Paragraphs end sentences too. */
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
