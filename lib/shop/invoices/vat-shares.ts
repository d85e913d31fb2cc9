import type { VatPart } from '@/lib/shop/pricing/quote';
import { includedVat } from '@/lib/shop/pricing/vat';

/**
 * The VAT in a part of an order, split over the rates in proportion. The rounding remainder goes to
 * the largest share, so that the shares add up to `amount`.
 */
export function vatOfShare(whole: VatPart[], amount: number): VatPart[] {
  const gross = whole.reduce((sum, part) => sum + part.gross, 0);
  if (gross === 0) return [];
  const shares = whole.map((part) => Math.round((part.gross * amount) / gross));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const largest = shares.indexOf(Math.max(...shares));
  return whole.map(({ rate }, at) => {
    const share = (shares[at] ?? 0) + (at === largest ? left : 0);
    return { rate, gross: share, vat: includedVat(share, rate) };
  });
}

/** The order's VAT by rate that its credit notes have not yet returned. */
export function remainingVat(whole: VatPart[], credits: { vat: VatPart[] }[]): VatPart[] {
  const creditedParts = credits.flatMap(({ vat }) => vat);
  const sum = (rate: number, field: 'gross' | 'vat') =>
    creditedParts.reduce((all, part) => (part.rate === rate ? all + part[field] : all), 0);
  return whole.map(({ rate, gross, vat }) => {
    return { rate, gross: gross - sum(rate, 'gross'), vat: vat - sum(rate, 'vat') };
  });
}

/**
 * The VAT of the next credit note. The last refund of a rate gets all VAT that is left, so that the
 * credit notes add up to the invoice despite rounding.
 * @param gross the refunded amount by rate, VAT included, smallest unit
 * @returns `undefined` if more is refunded than is left of a rate
 */
export function creditVat(left: VatPart[], gross: Map<number, number>): VatPart[] | undefined {
  const parts: VatPart[] = [];
  for (const [rate, sum] of gross) {
    if (sum === 0) continue;
    const remainingPart = left.find((part) => part.rate === rate);
    if (!remainingPart || sum > remainingPart.gross) return undefined;
    parts.push({
      rate,
      gross: sum,
      vat: sum === remainingPart.gross ? remainingPart.vat : includedVat(sum, rate),
    });
  }
  return parts.sort((one, other) => other.rate - one.rate);
}
