import { expect, test } from 'vitest';
import { cardPayment, hasLapsed, payableFor } from '@/lib/orders/card-payment';
import { order as billed } from '../invoice/sample';

const order = { ...billed, payment: 'stripe' as const };
const placed = Date.parse(order.placed_at);
const until = '2026-11-20T10:40:00.000Z';
const at = (milliseconds: number) => new Date(placed + milliseconds);

test('an order by card can be paid for forty minutes', () => {
  expect(cardPayment(order, at(0))).toEqual({ state: 'due', until });
  expect(cardPayment(order, at(payableFor - 1))).toEqual({ state: 'due', until });
  expect(cardPayment(order, at(payableFor))).toEqual({ state: 'over', until });
});

test('once its payment is under way there is nothing to be paid, whatever the time', () => {
  const pending = { ...order, payment_pending_at: order.placed_at };
  for (const after of [0, payableFor, 9 * payableFor])
    expect(cardPayment(pending, at(after))).toEqual({ state: 'pending' });
});

test.each([
  { payment: 'bill' as const },
  { payment_state: 'paid' as const },
  { cancelled_at: order.placed_at },
  { withdrawn_at: order.placed_at },
  { total: 0 },
])('nothing is to be paid by card of an order with %j', (other) => {
  expect(cardPayment({ ...order, ...other }, at(0))).toBeUndefined();
});

test('what was cancelled after its time, unpaid, has lapsed; what was cancelled before it has not', () => {
  const cancelled = (after: number) => ({ ...order, cancelled_at: at(after).toISOString() });
  expect(hasLapsed(order)).toBe(false);
  expect(hasLapsed(cancelled(payableFor - 1))).toBe(false);
  expect(hasLapsed(cancelled(payableFor))).toBe(true);
  for (const other of [
    { payment: 'bill' as const },
    { payment_state: 'refunded' as const },
    { payment_pending_at: order.placed_at },
  ])
    expect(hasLapsed({ ...cancelled(payableFor), ...other })).toBe(false);
});
