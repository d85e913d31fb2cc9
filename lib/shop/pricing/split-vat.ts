import type { VatPart } from './quote';

/** Something that is paid for, VAT included; `isSent`: it lies in the parcel that the postage is paid for. */
type Taxed = { sum: number; vatRate: number; isSent: boolean };

/**
 * What of a whole is VAT, by rate, the highest first. Postage is taxed as the goods that it brings (ancillary supplies
 * follow the main one: article 19 (4) of the Swiss MWSTG); where they are of several rates it is divided in proportion
 * to what they cost, and the parts make up exactly the whole. VAT is rounded once for each rate.
 */
export function splitVat(lines: readonly Taxed[], postage: number): VatPart[] {
  const gross = sumByRate(lines);
  const sent = sumByRate(lines.filter(({ isSent }) => isSent));
  for (const [rate, share] of divide(postage, sent))
    gross.set(rate, (gross.get(rate) ?? 0) + share);
  return [...gross]
    .sort(([one], [other]) => other - one)
    .map(([rate, sum]) => ({ rate, gross: sum, vat: vatIn(sum, rate) }));
}

/** The VAT that an amount contains, rounded to the smallest unit. */
export function vatIn(gross: number, rate: number): number {
  return Math.round((gross * rate) / (10_000 + rate));
}

function sumByRate(lines: readonly Taxed[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { vatRate, sum } of lines) sums.set(vatRate, (sums.get(vatRate) ?? 0) + sum);
  return sums;
}

/** Divides an amount in proportion; what rounding leaves goes to those who lost most by it (largest remainder). */
function divide(amount: number, weights: Map<number, number>): [rate: number, share: number][] {
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shares = [...weights].map(([rate, weight]) => {
    const exact = whole > 0 ? (amount * weight) / whole : amount / weights.size;
    return { rate, share: Math.floor(exact), lost: exact - Math.floor(exact) };
  });
  let left = amount - shares.reduce((sum, { share }) => sum + share, 0);
  for (const one of shares.toSorted((a, b) => b.lost - a.lost || b.rate - a.rate)) {
    if (left <= 0) break;
    one.share += 1;
    left -= 1;
  }
  return shares.map(({ rate, share }) => [rate, share]);
}
