import { slugPattern } from '@/lib/content/slug';
import type { Currency } from '@/lib/primitives/money/money';
import type { StockLevels } from '@/lib/shop/articles/stock';
import { maxLines, maxPieces, mergeLines } from '@/lib/shop/cart/cart';
import type { ArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { CheckoutLine } from './checkout-form';
import type { FieldError } from './field-error';
import { MalformedRequestError, shorten } from './malformed-request';

/** Maximum length of an article slug, in characters. */
const longestSlug = 120;
/** Maximum length of a typed number, in characters. */
const longestNumber = 40;
const wholeNumber = /^\d{1,2}$/;

/**
 * Merges pairs of `article` and `pieces` into one line per article. Lines with zero pieces are
 * removed. A value that is not a number of pieces is stored in `typed`.
 * @throws MalformedRequestError if the site's forms never send these pairs
 */
export function readLines(articles: readonly string[], pieces: readonly string[]): CheckoutLine[] {
  if (articles.length > maxLines)
    throw new MalformedRequestError({ reason: 'lines', count: articles.length, most: maxLines });
  if (articles.length !== pieces.length) throw new MalformedRequestError({ reason: 'pairs' });
  const lines = articles.map((article, at) => readLine(article, pieces[at] ?? ''));
  const merged = mergeLines(lines.filter((line) => line.pieces > 0 || line.typed !== undefined));
  const overLimit = merged.find((line) => line.pieces > maxPieces);
  if (overLimit)
    throw new MalformedRequestError({
      reason: 'pieces',
      value: String(overLimit.pieces),
      most: maxPieces,
    });
  const typed = new Map(
    lines.flatMap((line) => (line.typed === undefined ? [] : [[line.article, line.typed]])),
  );
  return merged.map((line) => {
    const invalid = typed.get(line.article);
    return invalid === undefined ? line : { ...line, typed: invalid };
  });
}

function readLine(article: string, pieces: string): CheckoutLine {
  if (article.length > longestSlug || !slugPattern.test(article))
    throw new MalformedRequestError({ reason: 'article', value: shorten(article) });
  if (pieces.length > longestNumber)
    throw new MalformedRequestError({ reason: 'pieces', value: shorten(pieces), most: maxPieces });
  // This includes an emptied number field: it must not count as one piece.
  return wholeNumber.test(pieces)
    ? { article, pieces: Number(pieces) }
    : { article, pieces: 0, typed: pieces };
}

/**
 * Removes lines that cannot be bought and lowers pieces to the stock left. `faults` lists every
 * change.
 */
export function adaptLines(
  lines: readonly CheckoutLine[],
  {
    findArticle,
    left,
    currency,
  }: { findArticle: ArticleLookup; left: StockLevels; currency: Currency },
): { lines: CheckoutLine[]; faults: FieldError[] } {
  const faults: FieldError[] = [];
  const adapted = lines.flatMap((line): CheckoutLine[] => {
    const { article } = line;
    const sold = findArticle(article);
    if (!sold?.isSold || sold.prices[currency] === undefined) {
      faults.push({ kind: 'gone', article });
      return [];
    }
    const inStock = left.get(article) ?? maxPieces;
    if (line.pieces <= inStock) return [line];
    faults.push({ kind: 'sold-out', article, left: inStock });
    return inStock > 0 ? [{ ...line, pieces: inStock }] : [];
  });
  return { lines: adapted, faults };
}
