import type { Locale } from '@/lib/i18n/locales';

/**
 * Text up to a full stop that does not end the sentence: a letter (`F. W.`), a short word, an ordinal (`3.
 * Mai`, `XIV.`).
 */
const shortened =
  /(?<![\p{L}\d])(?:\p{L}|\d{1,2}|[IVXL]+|Dr|Prof|St|Ste|MM|Mr|Mrs|Nr|No|Bd|vol|ca|bzw|vgl|cf|ex)\.\s*$/u;

/** Text that continues a sentence after a quoted exclamation (`er habe «Halt!» gerufen`). */
const continued = /^[\p{Ll},;:–—)]/u;

const segmenters = new Map<Locale, Intl.Segmenter>();

/** The sentences of one line of plain text, without the spaces between them. */
export function sentencesOf(line: string, locale: Locale): string[] {
  const sentences: string[] = [];
  let isOpen = false;
  for (const { segment } of segmenterOf(locale).segment(line)) {
    if (isOpen || (sentences.length > 0 && continued.test(segment)))
      sentences[sentences.length - 1] += segment;
    else sentences.push(segment);
    isOpen = shortened.test(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** Cached: creating a segmenter takes longer than using it. */
function segmenterOf(locale: Locale): Intl.Segmenter {
  const cached = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' });
  segmenters.set(locale, cached);
  return cached;
}

/** A vowel, or `y` before a consonant (`d’Yves`, but `de Yann`). Before `h` both forms are in use. */
const vowel = /^(?:[aeiouœæ]|y[^aeiouy])/;

/** Whether French `de` is elided before a name: `d’Abel Gance`. */
export function isElided(name: string): boolean {
  return vowel.test(name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
}

/** The text with an upper-case first letter. */
export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/** A number with its English noun, for terminal output: `1 film`, `2 films`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
