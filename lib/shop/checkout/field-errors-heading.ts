import type { CheckoutWords } from './checkout-words';
import type { Fault } from './field-error';
import { fieldErrorPlace } from './field-error-place';

/**
 * The heading above the faults, also first in the page title: the number of faults to correct, or
 * that the order has changed.
 */
export function fieldErrorsHeading(faults: readonly Fault[], t: CheckoutWords): string {
  const isToMend = faults.some(fieldErrorPlace);
  return isToMend ? t('faultsTitle', { count: faults.length }) : t('changedTitle');
}
