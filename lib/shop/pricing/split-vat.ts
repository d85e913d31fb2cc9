import type { VatPart } from './quote';

/** A paid item, VAT included. `isSent`: it is in the parcel, so it shares the postage. */
type Taxed = { sum: number; vatRate: number; isSent: boolean };

/**
 * Splits a total into VAT parts by rate, highest first. Postage is taxed like the goods it carries
 * (ancillary supplies follow the main one: article 19 (4) of the Swiss MWSTG). Several rates share it
 * in proportion to the price of the goods, and the shares add up exactly. VAT is rounded once per
 * rate.
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

/**
 * The VAT contained in a gross amount, rounded to the smallest unit. `rate` in hundredths of a
 * percent.
 */
export function vatIn(gross: number, rate: number): number {
  return Math.round((gross * rate) / (10_000 + rate));
}

function sumByRate(lines: readonly Taxed[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { vatRate, sum } of lines) sums.set(vatRate, (sums.get(vatRate) ?? 0) + sum);
  return sums;
}

/**
 * Divides an amount in proportion to the weights; the rounding remainder goes to the largest
 * fractions (largest remainder).
 */
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
