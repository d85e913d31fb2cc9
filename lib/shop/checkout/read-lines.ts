import { slugPattern } from '@/lib/content/slug';
import { mostLines, mostPieces } from '@/lib/shop/cart/cart';
import { mergeLines } from '@/lib/shop/pricing/merge-lines';
import type { CheckoutLine } from './checkout-line';
import { MalformedRequestError, shown } from './malformed-request';

/** Maximum length of an article slug, in characters. */
const longestSlug = 120;
/** Maximum length of a typed number, in characters. */
const longestNumber = 40;
const whole = /^\d{1,2}$/;

/**
 * Merges pairs of `article` and `pieces` into one line per article. Lines with zero pieces are
 * removed. A value that is not a number of pieces is stored in `typed`.
 * @throws MalformedRequestError if the site's forms never send these pairs
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
  // This includes an emptied number field: it must not count as one piece.
  return whole.test(pieces)
    ? { article, pieces: Number(pieces) }
    : { article, pieces: 0, typed: pieces };
}
