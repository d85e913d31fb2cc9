import type { Locale } from '@/lib/i18n/locales';
import { type CheckoutForm, type FieldName, fieldLimits } from '@/lib/shop/checkout/checkout-form';
import type { CheckoutWords } from '@/lib/shop/checkout/checkout-words';
import type { Fault } from '@/lib/shop/checkout/field-error';
import { sayFault } from '@/lib/shop/checkout/format-field-error';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** What every part of the checkout reads. */
export type CheckoutView = {
  form: CheckoutForm;
  faults: Fault[];
  till: ShopConfig;
  locale: Locale;
  t: CheckoutWords;
};

/** What is wrong with a field, said beside it: its name stands there already. */
export function faultOf(view: CheckoutView, field: FieldName): string | undefined {
  const found = view.faults.find((one) => one.kind === 'field' && one.field === field);
  if (found?.kind !== 'field') return undefined;
  const { fault } = found;
  return fault === 'missing' || fault === 'long'
    ? view.t(`besideField.${fault}`, { most: fieldLimits[field] })
    : sayFault(found, view);
}
