import type { Order } from './order';

/** Whether the invoice is void: the order was cancelled or withdrawn before it was paid. */
export function isVoid({
  cancelled_at,
  withdrawn_at,
  payment_state,
}: Pick<Order, 'cancelled_at' | 'withdrawn_at' | 'payment_state'>): boolean {
  return payment_state === 'open' && Boolean(cancelled_at || withdrawn_at);
}
