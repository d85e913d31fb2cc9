import type { RawArticle } from '@/lib/content/schema/article';
import type { VatPart } from './quote';
import type { VatClass, VatRule } from './shop-config';

/**
 * The VAT rate for a class of goods handed over in a country on a day (`2026-12-31`), in hundredths of a
 * percent. `undefined` if the shop config has no rule: no default is assumed. Class `none` has rate 0. One
 * example is a voucher that can pay for goods of several rates (article 30b of directive 2006/112/EC; in
 * Switzerland it is only a means of payment).
 */
export function findRate(
  rules: readonly VatRule[],
  { country, vatClass, day }: { country: string; vatClass: VatClass; day: string },
): number | undefined {
  if (vatClass === 'none') return 0;
  return rules.find(
    ({ countries, class: taxed, from, to = day }) =>
      taxed === vatClass && countries.includes(country) && from <= day && day <= to,
  )?.rate;
}

/** A paid item, VAT included. `isSent`: it is in the parcel, so it shares the postage. */
export type TaxedItem = { sum: number; vatRate: number; isSent: boolean };

/**
 * Splits a total into VAT parts by rate, highest first. Postage is taxed like the goods it carries
 * (ancillary supplies follow the main one: article 19 (4) of the Swiss MWSTG). Several rates share it
 * in proportion to the price of the goods, and the shares add up exactly. VAT is rounded once per
 * rate.
 */
export function splitVat(lines: readonly TaxedItem[], postage: number): VatPart[] {
  const gross = sumByRate(lines);
  for (const [rate, share] of dividePostage(lines, postage))
    gross.set(rate, (gross.get(rate) ?? 0) + share);
  return [...gross]
    .sort(([one], [other]) => other - one)
    .map(([rate, sum]) => ({ rate, gross: sum, vat: includedVat(sum, rate) }));
}

/** Divides the postage by VAT rate, in proportion to the price of the goods that it carries. */
export function dividePostage(lines: readonly TaxedItem[], postage: number) {
  return divide(postage, sumByRate(lines.filter(({ isSent }) => isSent)));
}

/**
 * The VAT contained in a gross amount, rounded to the smallest unit. `rate` in hundredths of a
 * percent.
 */
export function includedVat(gross: number, rate: number): number {
  return Math.round((gross * rate) / (10_000 + rate));
}

function sumByRate(lines: readonly TaxedItem[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { vatRate, sum } of lines) sums.set(vatRate, (sums.get(vatRate) ?? 0) + sum);
  return sums;
}

/**
 * Divides an amount in proportion to the weights; the rounding remainder goes to the largest
 * fractions (largest remainder).
 */
export function divide<Part>(amount: number, weights: Map<Part, number>): [Part, share: number][] {
  const totalWeight = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shares = [...weights].map(([part, weight]) => {
    const exact = totalWeight > 0 ? (amount * weight) / totalWeight : amount / weights.size;
    return { part, weight, share: Math.floor(exact), lost: exact - Math.floor(exact) };
  });
  let remainder = amount - shares.reduce((sum, { share }) => sum + share, 0);
  for (const one of shares.toSorted((a, b) => b.lost - a.lost || b.weight - a.weight)) {
    if (remainder <= 0) break;
    one.share += 1;
    remainder -= 1;
  }
  return shares.map(({ part, share }) => [part, share]);
}

/** `export`: exported from Switzerland, so no Swiss VAT is owed; `none`: no VAT is owed and none is mentioned. */
export type TaxState = 'taxed' | 'export' | 'none';

type Route = { from: string; to: string };

/** Which VAT note to show beside a sum; countries as ISO 3166-1 alpha-2. */
export function taxState(vat: Pick<VatPart, 'rate'>[], { from, to }: Route): TaxState {
  if (vat.some(({ rate }) => rate > 0)) return 'taxed';
  return from === 'CH' && to !== 'CH' ? 'export' : 'none';
}

/**
 * Whether tax or duty may be due on arrival: the goods leave Switzerland across a customs border, and the VAT of the
 * country of destination is not in the price. Liechtenstein is in the Swiss customs area. Sales from other countries
 * are not considered.
 */
export function mayCostCustoms(vat: Pick<VatPart, 'rate'>[], { from, to }: Route): boolean {
  return taxState(vat, { from, to }) === 'export' && to !== 'LI';
}

type ArticleVat = NonNullable<RawArticle['vat']>;

const defaultClasses: Partial<Record<RawArticle['kind'], ArticleVat>> = {
  // Books have a reduced rate in Switzerland (art. 25 MWSTG), Germany, France and Austria.
  book: 'reduced',
  // A multi-purpose voucher is taxed with the goods it later pays for (Directive 2006/112/EC, 30b).
  voucher: 'none',
};

/** The VAT class of an article: its own field, or the default of its kind. */
export function vatClassOf({ kind, vat }: Pick<RawArticle, 'kind' | 'vat'>): ArticleVat {
  return vat ?? defaultClasses[kind] ?? 'standard';
}
