import type { Locale } from '@/lib/i18n/locales';

/** Text before a full stop that ends no sentence: a letter (`F. W.`), a short word, an ordinal (`3. Mai`, `XIV.`). */
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
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' });
  segmenters.set(locale, known);
  return known;
}
