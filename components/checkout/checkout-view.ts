import type { CheckoutForm, FieldName } from '@/lib/checkout/checkout-form';
import type { CheckoutWords } from '@/lib/checkout/checkout-words';
import type { Fault } from '@/lib/checkout/fault';
import { sayFault } from '@/lib/checkout/say-fault';
import type { Locale } from '@/lib/i18n/locales';
import type { Till } from '@/lib/till/till';

/** What every part of the checkout reads. */
export type CheckoutView = {
  form: CheckoutForm;
  faults: Fault[];
  till: Till;
  locale: Locale;
  t: CheckoutWords;
};

/** What is wrong with a field, in a sentence. */
export function faultOf(view: CheckoutView, field: FieldName): string | undefined {
  const fault = view.faults.find((one) => one.kind === 'field' && one.field === field);
  return fault && sayFault(fault, view);
}
