import type { Locale } from '@/lib/i18n/locales';
import { type CheckoutForm, type FieldName, fieldLimits } from '@/lib/shop/checkout/checkout-form';
import type { CheckoutWords } from '@/lib/shop/checkout/checkout-words';
import type { Fault } from '@/lib/shop/checkout/field-error';
import { sayFault } from '@/lib/shop/checkout/format-field-error';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** The data shared by all parts of the checkout. */
export type CheckoutView = {
  form: CheckoutForm;
  faults: Fault[];
  till: ShopConfig;
  locale: Locale;
  t: CheckoutWords;
};

/** The fault of a field, in the wording used beside its label. */
export function faultOf(view: CheckoutView, field: FieldName): string | undefined {
  const found = view.faults.find((one) => one.kind === 'field' && one.field === field);
  if (found?.kind !== 'field') return undefined;
  const { fault } = found;
  return fault === 'missing' || fault === 'long'
    ? view.t(`besideField.${fault}`, { most: fieldLimits[field] })
    : sayFault(found, view);
}
