import type { CheckoutWords } from './checkout-words';
import type { Fault } from './fault';
import { faultPlace } from './fault-place';

/** Above a form's faults, and first in its window's title: how many are to be mended, or that the order has changed. */
export function faultsHeading(faults: readonly Fault[], t: CheckoutWords): string {
  const isToMend = faults.some(faultPlace);
  return isToMend ? t('faultsTitle', { count: faults.length }) : t('changedTitle');
}
