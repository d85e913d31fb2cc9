import type { VatPart } from '@/lib/shop/pricing/quote';
import { vatIn } from '@/lib/shop/pricing/split-vat';

/**
 * How much VAT is given back with a part of an order: of each rate as much as it has of the whole. What rounding leaves
 * over goes to the largest part, so that the parts are the sum again.
 */
export function vatInPart(whole: VatPart[], amount: number): VatPart[] {
  const gross = whole.reduce((sum, part) => sum + part.gross, 0);
  if (gross === 0) return [];
  const shares = whole.map((part) => Math.round((part.gross * amount) / gross));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const largest = shares.indexOf(Math.max(...shares));
  return whole.map(({ rate }, at) => {
    const share = (shares[at] ?? 0) + (at === largest ? left : 0);
    return { rate, gross: share, vat: vatIn(share, rate) };
  });
}
