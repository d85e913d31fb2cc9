import type { VatPart } from '@/lib/shop/pricing/quote';
import { vatIn } from '@/lib/shop/pricing/split-vat';

/** The order's VAT by rate that its credit notes have not yet returned. */
export function vatLeft(whole: VatPart[], credits: { vat: VatPart[] }[]): VatPart[] {
  const given = credits.flatMap(({ vat }) => vat);
  const sum = (rate: number, of: 'gross' | 'vat') =>
    given.reduce((all, part) => (part.rate === rate ? all + part[of] : all), 0);
  return whole.map(({ rate, gross, vat }) => {
    return { rate, gross: gross - sum(rate, 'gross'), vat: vat - sum(rate, 'vat') };
  });
}

/**
 * The VAT of the next credit note. The last refund of a rate gets all VAT that is left, so that the
 * credit notes add up to the invoice despite rounding.
 * @param gross by rate, smallest unit
 * @returns `undefined` if more is refunded than is left of a rate
 */
export function vatOfCredit(left: VatPart[], gross: Map<number, number>): VatPart[] | undefined {
  const parts: VatPart[] = [];
  for (const [rate, sum] of gross) {
    if (sum === 0) continue;
    const most = left.find((part) => part.rate === rate);
    if (!most || sum > most.gross) return undefined;
    parts.push({ rate, gross: sum, vat: sum === most.gross ? most.vat : vatIn(sum, rate) });
  }
  return parts.sort((one, other) => other.rate - one.rate);
}
