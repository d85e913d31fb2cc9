import type { Locale } from '@/lib/i18n/locales';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { CheckoutWords } from './checkout-words';
import type { Draft } from './drafts';
import type { Fault } from './field-error';
import { type ShownSums, showSums } from './show-sums';
import { sortFieldErrors } from './sort-field-errors';
import { sumUp } from './sum-up';

type Given = { till: ShopConfig; locale: Locale; t: CheckoutWords };

/** The formatted sums of a draft and all its faults: the stored ones and those found when summing. */
export function sumsOf(
  { form, balance, faults: known }: Draft,
  { till, locale, t }: Given,
): { sums: ShownSums | undefined; faults: Fault[] } {
  const { sums, faults } = sumUp(form, { till, locale, balance });
  const others = faults.filter(
    (fault) => !known.some((one) => JSON.stringify(one) === JSON.stringify(fault)),
  );
  return {
    sums: sums && showSums(sums, { locale, till, country: form.fields.country, t }),
    faults: sortFieldErrors([...known, ...others]),
  };
}
