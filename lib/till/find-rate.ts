import type { VatClass, VatRule } from './till';

/**
 * What is owed on a class of goods that are handed over in a country on a day (`2026-12-31`), in hundredths of a percent;
 * `undefined` where the house has said nothing: nobody guesses. What has no class carries none, such as a voucher that
 * may pay for goods of several rates (article 30b of directive 2006/112/EC; in Switzerland a mere means of payment).
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
