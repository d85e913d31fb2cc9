import { beforeEach, expect, test } from 'vitest';
import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { blockVoucher, blockVouchersOf } from '@/lib/shop/vouchers/block-voucher';
import { createVoucher, createVouchers } from '@/lib/shop/vouchers/create-voucher';
import {
  checkVoucher,
  listVouchers,
  payWithVoucher,
  restoreVouchers,
} from '@/lib/shop/vouchers/voucher';
import { onBoth } from '@/tests/databases/on-both';
import { someOrder } from './some-order';

const now = new Date('2026-11-23T10:00:00.000Z');

onBoth('vouchers', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });

  const create = (value = 5000) => createVoucher(db, { value, currency: 'CHF' }, now);
  const pay = (code: string, most: number, orderId: string) =>
    db
      .transaction()
      .execute((tx) => payWithVoucher(tx, { code, currency: 'CHF', maximum: most, orderId, now }));
  const check = (code: string, currency: 'CHF' | 'EUR' = 'CHF') => checkVoucher(db, code, currency);

  /** An order of two vouchers of 50, one of 20 and a disc. */
  async function voucherOrder(): Promise<Order> {
    const line = { kind: 'voucher', price: 5000, pieces: 2 };
    const lines = [line, { ...line, kind: 'dvd' }, { ...line, price: 2000, pieces: 1 }];
    return { id: await someOrder(db), currency: 'CHF', lines } as unknown as Order;
  }

  test('of an order are created once, one for each piece', async () => {
    const order = await voucherOrder();
    const vouchers = await createVouchers(db, order, now);
    expect(vouchers.map(({ value }) => value)).toEqual([5000, 5000, 2000]);
    expect(new Set(vouchers.map(({ code }) => code)).size).toBe(3);
    expect(await createVouchers(db, order, now)).toHaveLength(3);
    expect(await listVouchers(db)).toHaveLength(3);
  });

  test('are found by their code in any notation', async () => {
    const voucher = await create();
    const typed = ` ${voucher.code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
    expect(await check(typed)).toEqual({ voucher });
    for (const code of ['', voucher.code.slice(0, -1)])
      expect(await check(code)).toEqual({ error: 'unknown' });
    expect(await check(voucher.code, 'EUR')).toEqual({ error: 'currency' });
  });

  test('pay at most the amount and their balance', async () => {
    const { code } = await create();
    const order = await someOrder(db);
    expect(await pay(code, 3490, order)).toEqual({ redeemed: 3490 });
    expect(await check(code)).toMatchObject({ voucher: { balance: 1510 } });
    expect(await pay(code, 0, order)).toEqual({ redeemed: 0 });
    expect(await pay(code, 9900, order)).toEqual({ redeemed: 1510 });
    expect(await pay(code, 100, order)).toEqual({ error: 'empty' });
  });

  test('are not overdrawn by simultaneous orders', async () => {
    const { code } = await create(5000);
    const orders = await Promise.all([1, 2, 3, 4, 5, 6].map(() => someOrder(db)));
    const paid = await Promise.all(orders.map((order) => pay(code, 1200, order)));
    const amounts = paid.map((one) => ('redeemed' in one ? one.redeemed : 0));
    expect(amounts.toSorted((a, b) => b - a)).toEqual([1200, 1200, 1200, 1200, 200, 0]);
    expect(await check(code)).toEqual({ error: 'empty' });
  });

  test('are restored what an order has paid, once, even by simultaneous requests', async () => {
    const { id, code } = await create();
    const [order, other] = [await someOrder(db), await someOrder(db)];
    await pay(code, 3000, order);
    await pay(code, 500, other);
    const restore = () => db.transaction().execute((tx) => restoreVouchers(tx, order, now));
    const restored = await Promise.all([restore(), restore()]);
    expect(restored.toSorted((a, b) => a - b)).toEqual([0, 3000]);
    expect(await check(code)).toMatchObject({ voucher: { id, balance: 4500 } });
  });

  test('pay nothing while they are blocked', async () => {
    const order = await voucherOrder();
    const [{ id, code } = expect.fail()] = await createVouchers(db, order, now);
    expect(await blockVoucher(db, id, now)).toBe(true);
    expect(await blockVoucher(db, id, now)).toBe(false);
    expect(await pay(code, 100, order.id)).toEqual({ error: 'blocked' });
    expect(await blockVoucher(db, id)).toBe(true);
    expect(await pay(code, 100, order.id)).toEqual({ redeemed: 100 });
    await blockVouchersOf(db, order.id, now);
    expect((await listVouchers(db)).every((one) => one.blocked_at)).toBe(true);
  });

  test('keep their balance if the transaction of the order fails', async () => {
    const { code } = await create();
    const order = await someOrder(db);
    const failed = db.transaction().execute(async (tx) => {
      await payWithVoucher(tx, { code, currency: 'CHF', maximum: 3000, orderId: order, now });
      throw new Error('no stock');
    });
    await expect(failed).rejects.toThrow('no stock');
    expect(await check(code)).toMatchObject({ voucher: { balance: 5000 } });
    expect(await db.selectFrom('voucher_uses').selectAll().execute()).toEqual([]);
  });
});
