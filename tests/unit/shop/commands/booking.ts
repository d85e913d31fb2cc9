import { randomUUID } from 'node:crypto';
import type { Booking } from '@/lib/shop/commands/pay-order';
import { now } from './some-request';

/** A bank payment of this amount for an order. */
export function booking(
  orderId: string | undefined,
  amount: number,
  given: Partial<Booking['payment']> = {},
): Booking {
  return {
    orderId,
    payment: {
      ...{ source: 'bank', sourceId: randomUUID(), amount, currency: 'CHF' },
      ...{ reference: '', payer: 'Anna Muster', bookedAt: now.toISOString() },
      ...given,
    },
    actor: 'site',
    now,
  };
}
