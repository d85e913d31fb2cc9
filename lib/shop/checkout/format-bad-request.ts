import type { CheckoutWords } from './checkout-words';
import type { Garbage } from './malformed-request';

/** The message for the reason of a malformed request. */
export function formatBadRequest(garbage: Garbage, t: CheckoutWords): string {
  const { reason, ...values } = garbage;
  return t(`garbage.${reason}`, { value: '', most: 0, count: 0, ...values });
}
