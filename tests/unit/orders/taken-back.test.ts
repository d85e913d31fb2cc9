import { expect, test } from 'vitest';
import { isVoid } from '@/lib/orders/is-void';
import { stillComes } from '@/lib/orders/still-comes';

const at = '2026-11-24T10:00:00.000Z';
const order = {
  ...{ cancelled_at: null, withdrawn_at: null },
  ...({ payment_state: 'open', delivery_state: 'waiting' } as const),
};

test('an invoice is void once its order is taken back, unless it was paid', () => {
  expect(isVoid(order)).toBe(false);
  expect(isVoid({ ...order, withdrawn_at: at })).toBe(true);
  expect(isVoid({ ...order, cancelled_at: at })).toBe(true);
  expect(isVoid({ ...order, withdrawn_at: at, payment_state: 'paid' })).toBe(false);
});

test('nothing comes any more of what is taken back, but what has come has', () => {
  expect(stillComes(order)).toBe(true);
  expect(stillComes({ ...order, withdrawn_at: at })).toBe(false);
  expect(stillComes({ ...order, payment_state: 'refunded' })).toBe(false);
  expect(stillComes({ ...order, withdrawn_at: at, delivery_state: 'sent' })).toBe(true);
});
