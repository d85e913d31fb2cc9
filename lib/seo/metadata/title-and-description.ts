import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { sentencesOf } from '@/lib/primitives/text/grammar';
import { plainText } from '@/lib/primitives/text/plain-text';

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
 * Builds the meta description from whole sentences. It begins with the leading sentences of the written text that
 * fit. While the description is too short, facts are appended.
 *
 * @param words Markdown
 *
 * @param facts self-contained sentences, most important first; those that do not fit are skipped
 */
export function composeDescription(
  words: string | undefined,
  facts: readonly string[],
  locale: Locale,
): string {
  const { least } = descriptionLength;
  let description = '';
  for (const sentence of words ? writtenSentences(words, locale) : []) {
    if (isBrokenOff(sentence) || !fits(description, sentence)) break;
    description = join(description, sentence);
  }
  for (const fact of facts)
    if (description.length < least && !description.includes(fact) && fits(description, fact))
      description = join(description, fact);
  return description;
}

/** Ends of paragraphs count as ends of sentences. */
function writtenSentences(markdown: string, locale: Locale): string[] {
  const paragraphs = markdown.replace(heading, '').split(/\n\s*\n/);
  return paragraphs.flatMap((one) => sentencesOf(plainText(one, Infinity), locale));
}

function fits(description: string, sentence: string): boolean {
  return join(description, sentence).length <= descriptionLength.most;
}

function join(description: string, sentence: string): string {
  if (!description) return sentence;
  return `${description}${isClosed.test(description) ? '' : '.'} ${sentence}`;
}

/** Characters of a title that search results show. */
export const titleLength = 65;

/**
 * The document title: the first variant that fits, followed by the site's name if that fits too. If no
 * variant fits, the last one is used uncut.
 *
 * @param wordings longest first, without the site's name
 */
export function pageTitle(wordings: readonly string[], name: string): string {
  for (const wording of wordings) {
    const named = `${wording} – ${name}`;
    if (named.length <= titleLength) return named;
    if (wording.length <= titleLength) return wording;
  }
  return wordings.at(-1) ?? name;
}

/**
 * Day and month for a sentence, from an ISO date without time (`2026-05-01`).
 *
 * @param hasYear whether the year follows the month
 */
export function formatDay(
  date: string,
  { locale, hasYear }: { locale: Locale; hasYear: boolean },
): { day: number; month: string } {
  const style: Intl.DateTimeFormatOptions = { month: 'long', timeZone: 'UTC' };
  if (hasYear) style.year = 'numeric';
  const month = new Intl.DateTimeFormat(languageTags[locale], style).format(new Date(date));
  return { day: Number(date.slice(8, 10)), month };
}
