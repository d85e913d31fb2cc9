import type { VatPart } from '@/lib/shop/pricing/quote';
import { vatIn } from '@/lib/shop/pricing/split-vat';

/** What of an order's VAT its credit notes have not given back yet, by rate. */
export function vatLeft(whole: VatPart[], credits: { vat: VatPart[] }[]): VatPart[] {
  const given = credits.flatMap(({ vat }) => vat);
  const sum = (rate: number, of: 'gross' | 'vat') =>
    given.reduce((all, part) => (part.rate === rate ? all + part[of] : all), 0);
  return whole.map(({ rate, gross, vat }) => {
    return { rate, gross: gross - sum(rate, 'gross'), vat: vat - sum(rate, 'vat') };
  });
}

/**
 * The VAT in what is given back next. The last of a rate gets all VAT that is left of it, so that credit notes add up to
 * what was invoiced, however they were rounded.
 * @param gross by rate, smallest unit
 * @returns `undefined` where more would go back than is left of a rate
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
