import { type Withdrawable, whyNotWithdraw } from '@/lib/orders/why-not-withdraw';
import { withdrawalEnd } from '@/lib/orders/withdrawal-end';
import type { Till } from '@/lib/till/till';

/** Whether a buyer may withdraw now, and until which day (`2026-12-31`) once the goods are under way. */
export type WithdrawalRight = { may: true; until?: string } | { may: false };

/** The order's page offers what `withdrawOrder` would take. */
export function withdrawalRight(
  order: Withdrawable,
  till: Pick<Till, 'zones' | 'withdrawal'>,
  now: Date,
): WithdrawalRight {
  if (whyNotWithdraw(order, till, now)) return { may: false };
  const until = withdrawalEnd(order, till);
  return { may: true, ...(until && { until }) };
}
