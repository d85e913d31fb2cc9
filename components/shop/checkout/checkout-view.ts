import type { Locale } from '@/lib/i18n/locales';
import { type CheckoutForm, type FieldName, fieldLimits } from '@/lib/shop/checkout/checkout-form';
import type { CheckoutWords } from '@/lib/shop/checkout/checkout-words';
import type { Fault } from '@/lib/shop/checkout/fault';
import { sayFault } from '@/lib/shop/checkout/say-fault';
import type { Till } from '@/lib/shop/pricing/till';

/** What every part of the checkout reads. */
export type CheckoutView = {
  form: CheckoutForm;
  faults: Fault[];
  till: Till;
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
