import type { Order } from './order';

/** Whether its invoice asks for nothing any more although nobody has paid it: it was taken back before. */
export function isVoid({
  cancelled_at,
  withdrawn_at,
  payment_state,
}: Pick<Order, 'cancelled_at' | 'withdrawn_at' | 'payment_state'>): boolean {
  return payment_state === 'open' && Boolean(cancelled_at || withdrawn_at);
}
