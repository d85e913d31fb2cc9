import { expect, test } from 'vitest';
import { readPaper } from '@/lib/invoice/paper';
import { findOrder } from '@/lib/orders/find-order';
import { payOrder } from '@/lib/selling/pay-order';
import { placeOrder } from '@/lib/selling/place-order';
import { createVoucher } from '@/lib/vouchers/create-voucher';
import { onBoth } from '../../databases/on-both';
import { booking } from './booking';
import { logOf, mailsOf, papersOf, sell, soldOf, stockOf, stockUp } from './read-shop';
import { now, someRequest } from './some-request';
import { someTill } from './some-till';

onBoth('placing an order', (open) => {
  test('puts down what was wanted, with stock, invoice, mail and a line in the log', async () => {
    const db = await open();
    await stockUp(db, 'dvd', 5);
    const order = await sell(db, someRequest({ pieces: { dvd: 2, affiche: 1 } }));
    expect(order).toMatchObject({
      ...{ goods: 10_470, postage: 700, redeemed: 0, total: 11_170 },
      ...{ payment_state: 'open', delivery_state: 'waiting', locale: 'fr', country: 'CH' },
      address: { name: 'Anna Muster', building: '28' },
      vat: [{ rate: 810, gross: 11_170, vat: 837 }],
    });
    expect(order.lines.map(({ article, pieces }) => [article, pieces])).toEqual([
      ['dvd', 2],
      ['affiche', 1],
    ]);
    expect(await stockOf(db, 'dvd')).toBe(3);
    expect(await stockOf(db, 'affiche')).toBeUndefined();
    expect(await mailsOf(db, order.id)).toEqual(['placed']);
    expect(await papersOf(db, order.id)).toEqual(['invoice 1: 11170']);
    expect(await logOf(db, order.id)).toEqual(['visitor: placed']);
    expect(await findOrder(db, order.token)).toEqual(order);
  });

  test('freezes what the invoice says, with a reference that the bank knows', async () => {
    const db = await open();
    const order = await sell(db, someRequest());
    const { paper, reference } = await db
      .selectFrom('invoices')
      .select(['paper', 'reference'])
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(readPaper(paper)).toMatchObject({
      ...{ name: '2026-0001', total: 4190, reference, orderNumber: order.number },
      buyer: { name: 'Anna Muster' },
    });
    expect(reference).toMatch(/^RF\d{2}2026000001$/);
  });

  test('of the same form a second time gives the first order again', async () => {
    const db = await open();
    await stockUp(db, 'dvd', 1);
    const request = someRequest();
    const first = soldOf(await placeOrder(db, request));
    const again = soldOf(await placeOrder(db, request));
    expect([first.isNew, again.isNew]).toEqual([true, false]);
    expect(again.order).toEqual(first.order);
    expect(await stockOf(db, 'dvd')).toBe(0);
    expect(await mailsOf(db, first.order.id)).toEqual(['placed']);
  });

  test('of the same form eight times at once is one order', async () => {
    const db = await open();
    await stockUp(db, 'dvd', 1);
    const request = someRequest();
    const placed = await Promise.all(Array.from({ length: 8 }, () => placeOrder(db, request)));
    expect(new Set(placed.map((each) => soldOf(each).order.id)).size).toBe(1);
    expect(placed.filter((each) => soldOf(each).isNew)).toHaveLength(1);
  });

  test('says of everything that there is too little of how much is left, and changes nothing', async () => {
    const db = await open();
    await stockUp(db, 'dvd', 1);
    await stockUp(db, 'livre', 0);
    await stockUp(db, 'affiche', 9);
    const request = someRequest({ pieces: { livre: 1, affiche: 2, dvd: 3 } });
    expect(await placeOrder(db, request)).toEqual({
      soldOut: [
        { article: 'dvd', left: 1 },
        { article: 'livre', left: 0 },
      ],
    });
    expect(await stockOf(db, 'affiche')).toBe(9);
    for (const table of [
      'orders',
      'order_lines',
      'outbox',
      'invoices',
      'invoice_counters',
    ] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('pays with a voucher what it has, and bills the rest', async () => {
    const db = await open();
    const { code } = await createVoucher(db, { value: 1000, currency: 'CHF' }, now);
    const order = await sell(db, someRequest({ voucherCode: code }));
    expect(order).toMatchObject({ redeemed: 1000, total: 3190, payment_state: 'open' });
    expect(await papersOf(db, order.id)).toEqual(['invoice 1: 3190']);
  });

  test('is paid at once where a voucher pays all of it', async () => {
    const db = await open();
    const { code, id } = await createVoucher(db, { value: 5000, currency: 'CHF' }, now);
    const order = await sell(db, someRequest({ voucherCode: code }));
    expect(order).toMatchObject({ total: 0, payment_state: 'paid', paid_at: now.toISOString() });
    expect(await papersOf(db, order.id)).toEqual(['invoice 1: 0']);
    const voucher = db.selectFrom('vouchers').select('balance').where('id', '=', id);
    expect(await voucher.executeTakeFirst()).toEqual({ balance: 810 });
  });

  test('with a code that nobody has says so, and keeps the pieces', async () => {
    const db = await open();
    await stockUp(db, 'dvd', 1);
    const request = someRequest({ voucherCode: 'AAAA-AAAA-AAAA-AAAA' });
    expect(await placeOrder(db, request)).toEqual({ voucher: 'unknown' });
    expect(await stockOf(db, 'dvd')).toBe(1);
  });

  test('counts invoices from 1 in each year of the house’s clocks', async () => {
    const db = await open();
    const before = await sell(db, { ...someRequest(), now: new Date('2026-12-31T22:30:00Z') });
    const after = await sell(db, { ...someRequest(), now: new Date('2026-12-31T23:30:00Z') });
    const years = db.selectFrom('invoices').select(['order_id', 'year', 'number']);
    expect(await years.orderBy('year').execute()).toEqual([
      { order_id: before.id, year: 2026, number: 1 },
      { order_id: after.id, year: 2027, number: 1 },
    ]);
  });

  test('writes the invoice of what is not paid by bill when it is paid', async () => {
    const db = await open();
    const order = await sell(db, someRequest({ payment: 'stripe' }));
    expect(await papersOf(db, order.id)).toEqual([]);
    await payOrder(db, booking(order.id, 4190));
    expect(await papersOf(db, order.id)).toEqual(['invoice 1: 4190']);
    const { paper } = await db.selectFrom('invoices').select('paper').executeTakeFirstOrThrow();
    expect(readPaper(paper).paidAt).toBe(now.toISOString());
  });

  test('is refused where the till does not take this way to pay', async () => {
    const db = await open();
    const till = { ...someTill, payment: { hasStripe: false } };
    await expect(placeOrder(db, { ...someRequest(), till })).rejects.toThrow('no payment by bill');
  });
});
