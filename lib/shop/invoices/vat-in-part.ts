import type { VatPart } from '@/lib/shop/pricing/quote';
import { vatIn } from '@/lib/shop/pricing/split-vat';

/**
 * The VAT in a part of an order, split over the rates in proportion. The rounding remainder goes to
 * the largest share, so that the shares add up to `amount`.
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
