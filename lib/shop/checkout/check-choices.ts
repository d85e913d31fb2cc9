import type { CheckoutForm } from './checkout-form';
import type { Fault } from './field-error';

/** What cannot be chosen together: only what is collected is paid there. Said as soon as the sums are asked for. */
export function checkChoices({ delivery, payment }: CheckoutForm['fields']): Fault[] {
  if (payment !== 'collection' || delivery === 'collection') return [];
  return [{ kind: 'field', field: 'payment', fault: 'collection' }];
}
