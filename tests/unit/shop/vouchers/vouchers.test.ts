import { beforeEach, expect, test } from 'vitest';
import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { blockVoucher, blockVouchersOf } from '@/lib/shop/vouchers/block-voucher';
import { createVoucher, createVouchers } from '@/lib/shop/vouchers/create-voucher';
import { payWithVoucher, restoreVouchers } from '@/lib/shop/vouchers/redeem-voucher';
import { checkVoucher, listVouchers } from '@/lib/shop/vouchers/voucher';
import { onBoth } from '@/tests/databases/on-both';
import { someOrder } from './some-order';

const now = new Date('2026-11-23T10:00:00.000Z');

const make = (db: Database, value = 5000) => createVoucher(db, { value, currency: 'CHF' }, now);

async function pay(db: Database, code: string, most: number, orderId: string) {
  return db
    .transaction()
    .execute((tx) => payWithVoucher(tx, { code, currency: 'CHF', most, orderId, now }));
}

const line = { kind: 'voucher', price: 5000, pieces: 2 };
const bought = (id: string) =>
  ({
    id,
    currency: 'CHF',
    lines: [line, { ...line, kind: 'dvd', pieces: 1 }, { ...line, price: 2000, pieces: 1 }],
  }) as unknown as Order;

onBoth('vouchers', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });

  test('are made for each piece that was bought, once', async () => {
    const order = bought(await someOrder(db));
    const made = await createVouchers(db, order, now);
    expect(made.map(({ value }) => value)).toEqual([5000, 5000, 2000]);
    expect(new Set(made.map(({ code }) => code)).size).toBe(3);
    expect(await createVouchers(db, order, now)).toHaveLength(3);
    expect(await listVouchers(db)).toHaveLength(3);
  });

  test('are known however their code is typed', async () => {
    const voucher = await make(db);
    const typed = ` ${voucher.code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
    expect(await checkVoucher(db, typed, 'CHF')).toEqual({ voucher });
    expect(await checkVoucher(db, '', 'CHF')).toEqual({ fault: 'unknown' });
    expect(await checkVoucher(db, voucher.code.slice(0, -1), 'CHF')).toEqual({ fault: 'unknown' });
    expect(await checkVoucher(db, voucher.code, 'EUR')).toEqual({ fault: 'currency' });
  });

  test('pay in part and keep their balance, up to nothing', async () => {
    const { code } = await make(db);
    const order = await someOrder(db);
    expect(await pay(db, code, 3490, order)).toEqual({ redeemed: 3490 });
    expect(await checkVoucher(db, code, 'CHF')).toMatchObject({ voucher: { balance: 1510 } });
    expect(await pay(db, code, 0, order)).toEqual({ redeemed: 0 });
    expect(await pay(db, code, 9900, order)).toEqual({ redeemed: 1510 });
    expect(await pay(db, code, 100, order)).toEqual({ fault: 'empty' });
  });

  test('never pay more than they are worth, however many orders come at once', async () => {
    const { code } = await make(db, 5000);
    const orders = await Promise.all([1, 2, 3, 4, 5, 6].map(() => someOrder(db)));
    const paid = await Promise.all(orders.map((order) => pay(db, code, 1200, order)));
    const amounts = paid.map((one) => ('redeemed' in one ? one.redeemed : 0));
    expect(amounts.toSorted((a, b) => b - a)).toEqual([1200, 1200, 1200, 1200, 200, 0]);
    expect(await checkVoucher(db, code, 'CHF')).toEqual({ fault: 'empty' });
  });

  test('are given back what an order has paid with them, once, also where it is asked twice at a time', async () => {
    const { id, code } = await make(db);
    const [order, other] = [await someOrder(db), await someOrder(db)];
    await pay(db, code, 3000, order);
    await pay(db, code, 500, other);
    const back = () => db.transaction().execute((tx) => restoreVouchers(tx, order, now));
    const given = await Promise.all([back(), back()]);
    expect(given.toSorted((a, b) => a - b)).toEqual([0, 3000]);
    expect(await checkVoucher(db, code, 'CHF')).toMatchObject({ voucher: { id, balance: 4500 } });
  });

  test('pay nothing while they are blocked', async () => {
    const order = bought(await someOrder(db));
    const [voucher] = await createVouchers(db, order, now);
    const { id, code } = voucher ?? { id: '', code: '' };
    expect(await blockVoucher(db, id, now)).toBe(true);
    expect(await blockVoucher(db, id, now)).toBe(false);
    expect(await pay(db, code, 100, order.id)).toEqual({ fault: 'blocked' });
    expect(await blockVoucher(db, id)).toBe(true);
    expect(await pay(db, code, 100, order.id)).toEqual({ redeemed: 100 });
    await blockVouchersOf(db, order.id, now);
    expect((await listVouchers(db)).every((one) => one.blocked_at)).toBe(true);
  });

  test('leave nothing behind of an order that was given up', async () => {
    const { code } = await make(db);
    const order = await someOrder(db);
    const givenUp = db.transaction().execute(async (tx) => {
      await payWithVoucher(tx, { code, currency: 'CHF', most: 3000, orderId: order, now });
      throw new Error('no stock');
    });
    await expect(givenUp).rejects.toThrow('no stock');
    expect(await checkVoucher(db, code, 'CHF')).toMatchObject({ voucher: { balance: 5000 } });
    expect(await db.selectFrom('voucher_uses').selectAll().execute()).toEqual([]);
  });
});
