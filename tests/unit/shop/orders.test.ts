import { describe, expect, test } from 'vitest';
import { createToken, findOrder, isToken } from '@/lib/shop/orders/order';
import {
  cardPayment,
  cardPaymentWindow,
  hasLapsed,
  isDelivering,
  isInvoiceVoid,
} from '@/lib/shop/orders/order-status';
import { withdrawalEnd } from '@/lib/shop/withdrawal/withdrawal-right';
import { withSqliteShop } from './commands/shop';
import { someShopConfig } from './commands/some-shop-config';
import { order as billed } from './invoices/sample';

describe('card payments', () => {
  const order = { ...billed, payment: 'stripe' as const };
  const placed = Date.parse(order.placed_at);
  const until = '2026-11-20T10:40:00.000Z';
  const at = (milliseconds: number) => new Date(placed + milliseconds);

  test('a card order can be paid for forty minutes', () => {
    expect(cardPayment(order, at(cardPaymentWindow - 1))).toEqual({ state: 'due', until });
    expect(cardPayment(order, at(cardPaymentWindow))).toEqual({ state: 'over', until });
  });

  test('a pending payment stays pending, whatever the time', () => {
    const pending = { ...order, payment_pending_at: order.placed_at };
    for (const after of [0, cardPaymentWindow, 9 * cardPaymentWindow])
      expect(cardPayment(pending, at(after))).toEqual({ state: 'pending' });
  });

  test.each([
    { payment: 'bill' as const },
    { payment_state: 'paid' as const },
    { cancelled_at: order.placed_at },
    { withdrawn_at: order.placed_at },
    { total: 0 },
  ])('an order with %j has no card payment', (other) =>
    expect(cardPayment({ ...order, ...other }, at(0))).toBeUndefined(),
  );

  test('an unpaid card order cancelled after its time has lapsed', () => {
    const cancelled = (after: number) => ({ ...order, cancelled_at: at(after).toISOString() });
    expect(hasLapsed(order)).toBe(false);
    expect(hasLapsed(cancelled(cardPaymentWindow - 1))).toBe(false);
    expect(hasLapsed(cancelled(cardPaymentWindow))).toBe(true);
    for (const other of [
      { payment: 'bill' as const },
      { payment_state: 'refunded' as const },
      { payment_pending_at: order.placed_at },
    ])
      expect(hasLapsed({ ...cancelled(cardPaymentWindow), ...other })).toBe(false);
  });
});

test('a token has 128 bits and is unique', () => {
  const tokens = Array.from({ length: 1000 }, createToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(isToken(token)).toBe(true);
  }
  expect(isToken(`${createToken()}A`)).toBe(false);
});

withSqliteShop('findOrder', (shop) => {
  test('finds an order by its token alone, without the columns for the database', async () => {
    const { db } = shop;
    const order = await shop.sell();
    expect(await findOrder(db, order.token)).toEqual(order);
    for (const column of ['token_digest', 'form_key']) expect(order).not.toHaveProperty(column);
    const digests = db.selectFrom('orders').select('token_digest');
    const { token_digest } = await digests.executeTakeFirstOrThrow();
    const { number, id, token } = order;
    const others = [number, id, token_digest, createToken(), '', '%', `${token} `];
    for (const other of others) expect(await findOrder(db, other)).toBeUndefined();
    // A token that does not match its digest.
    await db.updateTable('orders').set({ token: createToken() }).execute();
    expect(await findOrder(db, order.token)).toBeUndefined();
  });
});

const at = '2026-11-24T10:00:00.000Z';
const order = {
  ...{ cancelled_at: null, withdrawn_at: null },
  ...({ payment_state: 'open', delivery_state: 'waiting' } as const),
};

test('the invoice of a cancelled or withdrawn order is void unless it was paid', () => {
  expect(isInvoiceVoid(order)).toBe(false);
  expect(isInvoiceVoid({ ...order, withdrawn_at: at })).toBe(true);
  expect(isInvoiceVoid({ ...order, cancelled_at: at })).toBe(true);
  expect(isInvoiceVoid({ ...order, withdrawn_at: at, payment_state: 'paid' })).toBe(false);
});

test('a withdrawn or refunded order is no longer delivered unless it was sent', () => {
  expect(isDelivering(order)).toBe(true);
  expect(isDelivering({ ...order, withdrawn_at: at })).toBe(false);
  expect(isDelivering({ ...order, payment_state: 'refunded' })).toBe(false);
  expect(isDelivering({ ...order, withdrawn_at: at, delivery_state: 'sent' })).toBe(true);
});

test('the withdrawal period starts at the latest arrival of the goods', () => {
  const sent = { sent_at: '2026-11-23T10:00:00.000Z', delivery: 'post', country: 'CH' } as const;
  expect(withdrawalEnd(sent, someShopConfig)).toBe('2026-12-13');
  // Collected orders and mailed vouchers arrive at once.
  for (const delivery of ['mail', 'collection'] as const)
    expect(withdrawalEnd({ ...sent, delivery }, someShopConfig)).toBe('2026-12-07');
  // The day is that of the site's time zone.
  const late = { ...sent, delivery: 'mail', sent_at: '2026-11-23T23:30:00.000Z' } as const;
  expect(withdrawalEnd(late, someShopConfig)).toBe('2026-12-08');
  // Eight working days include up to two weekends.
  const zones = [{ countries: ['CH'], days: [4, 8] as [number, number], rates: [] }];
  expect(withdrawalEnd(sent, { ...someShopConfig, zones })).toBe('2026-12-19');
  expect(withdrawalEnd({ ...sent, sent_at: null }, someShopConfig)).toBeUndefined();
});
