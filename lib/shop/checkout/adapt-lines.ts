import type { Currency } from '@/lib/primitives/money/currency';
import type { Left } from '@/lib/shop/articles/stock/read-stock';
import { mostPieces } from '@/lib/shop/cart/cart';
import type { Shelf } from '@/lib/shop/pricing/price-lines';
import type { CheckoutLine } from './checkout-line';
import type { Fault } from './field-error';

/**
 * Removes lines that cannot be bought and lowers pieces to the stock left. `faults` lists every
 * change.
 */
export function adaptLines(
  lines: readonly CheckoutLine[],
  { shelf, left, currency }: { shelf: Shelf; left: Left; currency: Currency },
): { lines: CheckoutLine[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const adapted = lines.flatMap((line): CheckoutLine[] => {
    const { article } = line;
    const sold = shelf(article);
    if (!sold?.isSold || sold.prices[currency] === undefined) {
      faults.push({ kind: 'gone', article });
      return [];
    }
    const there = left.get(article) ?? mostPieces;
    if (line.pieces <= there) return [line];
    faults.push({ kind: 'sold-out', article, left: there });
    return there > 0 ? [{ ...line, pieces: there }] : [];
  });
  return { lines: adapted, faults };
}
