import { slugPattern } from '@/lib/content/slug';
import { mostLines, mostPieces } from '@/lib/shop/cart/cart';
import { mergeLines } from '@/lib/shop/pricing/merge-lines';
import type { CheckoutLine } from './checkout-line';
import { MalformedRequestError, shown } from './malformed-request';

/** Nobody names an article longer. */
const longestSlug = 120;
/** Nor types a longer number. */
const longestNumber = 40;
const whole = /^\d{1,2}$/;

/**
 * The lines that pairs of `article` and `pieces` say, one an article; those of no pieces have been taken out, what is no
 * number of pieces stays as it was typed.
 * @throws MalformedRequestError where no form sends them so
 */
export function readLines(articles: readonly string[], pieces: readonly string[]): CheckoutLine[] {
  if (articles.length > mostLines)
    throw new MalformedRequestError({ reason: 'lines', count: articles.length, most: mostLines });
  if (articles.length !== pieces.length) throw new MalformedRequestError({ reason: 'pairs' });
  const lines = articles.map((article, at) => readLine(article, pieces[at] ?? ''));
  const merged = mergeLines(lines.filter((line) => line.pieces > 0 || line.typed !== undefined));
  const many = merged.find((line) => line.pieces > mostPieces);
  if (many)
    throw new MalformedRequestError({
      reason: 'pieces',
      value: String(many.pieces),
      most: mostPieces,
    });
  const typed = new Map(
    lines.flatMap((line) => (line.typed === undefined ? [] : [[line.article, line.typed]])),
  );
  return merged.map((line) => {
    const written = typed.get(line.article);
    return written === undefined ? line : { ...line, typed: written };
  });
}

function readLine(article: string, pieces: string): CheckoutLine {
  if (article.length > longestSlug || !slugPattern.test(article))
    throw new MalformedRequestError({ reason: 'article', value: shown(article) });
  if (pieces.length > longestNumber)
    throw new MalformedRequestError({ reason: 'pieces', value: shown(pieces), most: mostPieces });
  // A number field that was emptied as well: nobody is bound to a piece that they have not written.
  return whole.test(pieces)
    ? { article, pieces: Number(pieces) }
    : { article, pieces: 0, typed: pieces };
}
