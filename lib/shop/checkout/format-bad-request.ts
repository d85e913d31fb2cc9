import type { CheckoutWords } from './checkout-words';
import type { Garbage } from './malformed-request';

/** Why a request is none that a visitor can have meant. */
export function formatBadRequest(garbage: Garbage, t: CheckoutWords): string {
  const { reason, ...values } = garbage;
  return t(`garbage.${reason}`, { value: '', most: 0, count: 0, ...values });
}
