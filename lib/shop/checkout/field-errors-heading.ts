import type { CheckoutWords } from './checkout-words';
import type { Fault } from './field-error';
import { fieldErrorPlace } from './field-error-place';

/** Above a form's faults, and first in its window's title: how many are to be mended, or that the order has changed. */
export function fieldErrorsHeading(faults: readonly Fault[], t: CheckoutWords): string {
  const isToMend = faults.some(fieldErrorPlace);
  return isToMend ? t('faultsTitle', { count: faults.length }) : t('changedTitle');
}
