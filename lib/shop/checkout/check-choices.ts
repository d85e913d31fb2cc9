import type { CheckoutForm } from './checkout-form';
import type { Fault } from './field-error';

/**
 * Checks choices that exclude each other: payment at collection requires delivery by collection. Also
 * runs when only the sums are requested.
 */
export function checkChoices({ delivery, payment }: CheckoutForm['fields']): Fault[] {
  if (payment !== 'collection' || delivery === 'collection') return [];
  return [{ kind: 'field', field: 'payment', fault: 'collection' }];
}
