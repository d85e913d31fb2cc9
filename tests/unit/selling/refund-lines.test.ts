import { expect, test } from 'vitest';
import type { Database } from '@/lib/database/open-database';
import { bookRows } from '@/lib/desk/books/book-rows';
import { mailPayload } from '@/lib/mail/mail-facts';
import type { Order } from '@/lib/orders/order';
import { readAccount } from '@/lib/orders/read-account';
import { readOrder } from '@/lib/orders/read-order';
import { refundPayment } from '@/lib/payment/refund-payment';
import { cancelOrder } from '@/lib/selling/cancel-order';
import type { RefundRequest } from '@/lib/selling/judge-refund';
import { payOrder } from '@/lib/selling/pay-order';
import { hasRefundable, readRefundable } from '@/lib/selling/read-refundable';
import { refundOrder } from '@/lib/selling/refund-order';
import { sendOrder } from '@/lib/selling/send-order';
import { takeBack } from '@/lib/selling/take-back';
import { withdrawOrder } from '@/lib/selling/withdraw-order';
import { createVoucher } from '@/lib/vouchers/create-voucher';
import { listVouchersOf } from '@/lib/vouchers/list-vouchers';
import { onBoth } from '../../databases/on-both';
import { booking } from './booking';
import { mixedRequest } from './mixed-request';
import { creditsOf, mailsOf, papersOf, refusal, sell, stockOf, stockUp } from './read-shop';
import { now, someRequest } from './some-request';
import { someTill } from './some-till';

const by = { actor: 'anna@house.example', now, till: someTill };
const [disc, book, voucher] = [0, 1, 2] as const;
const nothing: RefundRequest = { lines: [], postage: 0, excess: 0 };
const pieces = (position: number, count: number, amount?: number) => ({
  ...{ position, pieces: count },
  ...(amount !== undefined && { amount }),
});
const linesOf = (...lines: RefundRequest['lines']): RefundRequest => ({ ...nothing, lines });

onBoth('a refund by lines', (open) => {
  const back = (
    db: Database,
    { id: orderId }: Order,
    asked: RefundRequest,
    key: string = crypto.randomUUID(),
  ) => refundPayment(db, { ...by, orderId, asked, key });

  async function sold(db: Database, wanted: Parameters<typeof mixedRequest>[0] = {}) {
    const order = await sell(db, mixedRequest(wanted));
    if (order.total > 0) await payOrder(db, booking(order.id, order.total));
    return order;
  }

  const read = async (db: Database, { id }: Order) => {
    const order = await readOrder(db, id);
    if (!order) throw new Error('The order has gone');
    return order;
  };

  /** VAT of the paper by rate, in hundredths of a percent. */
  const vatOf = async (db: Database, order: Order, at = 0) => {
    const { vat = [] } = (await creditsOf(db, order.id))[at] ?? {};
    return vat.map(({ rate, gross, vat: part }) => [rate, gross, part]);
  };

  test('gives back the VAT of the line, and the credit note names it', async () => {
    const db = await open();
    const order = await sold(db);
    await back(db, order, linesOf(pieces(disc, 1)));
    expect(await vatOf(db, order)).toEqual([[810, 2490, 187]]);
    const [credit] = await creditsOf(db, order.id);
    expect(credit).toMatchObject({ total: 2490, goods: 2490, postage: 0, redeemed: 0 });
    expect(credit?.lines).toEqual([
      { title: 'Titre de disc', pieces: 1, price: 2490, sum: 2490, vatRate: 810 },
    ]);
    expect(await read(db, order)).toMatchObject({ payment_state: 'partly-refunded' });
  });

  test('gives postage back at the rates of what was sent', async () => {
    const db = await open();
    const order = await sold(db);
    const postage = order.vat.map(({ rate, gross }) => {
      const goods = { 810: 4980, 260: 2900, 0: 5000 }[rate] ?? 0;
      return [rate, gross - goods];
    });
    await back(db, order, { ...nothing, postage: 700 });
    const said = (await vatOf(db, order)).map(([rate, gross]) => [rate, gross]);
    expect(said).toEqual(postage.filter(([, gross]) => gross));
    expect((await creditsOf(db, order.id))[0]).toMatchObject({ lines: [], goods: 0, postage: 700 });
  });

  test('all of it, however it is divided, is the VAT of the invoice', async () => {
    const db = await open();
    const steps: RefundRequest[][] = [
      [{ lines: [pieces(0, 2), pieces(1, 1), pieces(2, 1)], postage: 700, excess: 0 }],
      [
        linesOf(pieces(disc, 0, 3)),
        { ...linesOf(pieces(disc, 1)), postage: 333 },
        linesOf(pieces(book, 0, 1111), pieces(voucher, 1)),
        { ...linesOf(pieces(disc, 1), pieces(book, 1)), postage: 367 },
      ],
    ];
    for (const parts of steps) {
      const order = await sold(db);
      for (const asked of parts) await back(db, order, asked);
      const given = (await creditsOf(db, order.id)).flatMap(({ vat }) => vat);
      for (const part of order.vat) {
        const own = given.filter(({ rate }) => rate === part.rate);
        expect(own.reduce((sum, { gross }) => sum + gross, 0)).toBe(part.gross);
        expect(own.reduce((sum, { vat }) => sum + vat, 0)).toBe(part.vat);
      }
      const found = await read(db, order);
      expect(found.payment_state).toBe('refunded');
      expect(await readAccount(db, found)).toMatchObject({ received: 0, toPayBack: 0, open: 0 });
      expect(hasRefundable(await readRefundable(db, found))).toBe(false);
    }
  });

  test('books and VAT agree with it, vouchers that were sold apart', async () => {
    const db = await open();
    const order = await sold(db);
    await back(db, order, linesOf(pieces(voucher, 1), pieces(book, 0, 500)));
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const [, credit] = (await bookRows(db, 'invoices', year)).rows;
    expect(credit?.slice(5, 9)).toEqual(['-55.00', '-50.00', '0.00', '-55.00']);
    const { rows } = await bookRows(db, 'vat', year);
    const gross = rows.reduce((sum, row) => sum + Math.round(Number(row[3]) * 100), 0);
    expect(gross).toBe(order.total - 5000 - 500);
    expect(rows.map((row) => row[2])).toEqual(['2.60', '8.10']);
    const payments = (await bookRows(db, 'payments', year)).rows.map((row) => row[4]);
    expect(payments).toEqual(['135.80', '-55.00']);
  });

  test('takes no more of a line than is left of it', async () => {
    const db = await open();
    const order = await sold(db);
    await back(db, order, linesOf(pieces(disc, 1), pieces(book, 0, 400)));
    for (const asked of [
      linesOf(pieces(disc, 2)),
      linesOf(pieces(disc, 1, 2491)),
      linesOf(pieces(book, 0, 2501)),
      linesOf(pieces(3, 1)),
      { ...nothing, postage: 701 },
      { ...nothing, excess: 1 },
      nothing,
    ])
      expect(await refusal(back(db, order, asked))).toBe('amount');
    // The price of a piece, and never more than is left of its line.
    await back(db, order, linesOf(pieces(book, 1)));
    expect(await papersOf(db, order.id)).toEqual([
      'invoice 1: 13580',
      'credit 2: 2890',
      'credit 3: 2500',
    ]);
  });

  test('sent twice is one, at once too', async () => {
    const db = await open();
    const order = await sold(db);
    const key = crypto.randomUUID();
    const acts = [1, 2, 3].map(() => back(db, order, linesOf(pieces(disc, 1)), key));
    await Promise.all(acts);
    await back(db, order, linesOf(pieces(disc, 2)), key);
    expect(await papersOf(db, order.id)).toEqual(['invoice 1: 13580', 'credit 2: 2490']);
    expect((await mailsOf(db, order.id)).filter((kind) => kind === 'refunded')).toHaveLength(1);
  });

  test('two forms at once for the same piece: one is refused', async () => {
    const db = await open();
    const order = await sold(db);
    const acts = [1, 2].map(() =>
      refusal(back(db, order, linesOf(pieces(book, 1)))).catch(() => 'done'),
    );
    expect((await Promise.all(acts)).sort()).toEqual(['amount', 'done']);
  });

  test('what was paid too much goes back without a credit note, and lines beside it with theirs', async () => {
    const db = await open();
    const order = await sold(db);
    await payOrder(db, booking(order.id, 150));
    await back(db, order, linesOf(pieces(book, 1)));
    await back(db, order, { ...nothing, excess: 150 });
    expect(await papersOf(db, order.id)).toEqual(['invoice 1: 13580', 'credit 2: 2900']);
    expect(await readAccount(db, order)).toMatchObject({ toPayBack: 0, received: 10_680 });
  });

  test('of a cancelled order nothing but the money that came too late can go back', async () => {
    const db = await open();
    const order = await sell(db, mixedRequest());
    await cancelOrder(db, { ...by, orderId: order.id });
    await payOrder(db, booking(order.id, order.total));
    expect(await refusal(back(db, order, linesOf(pieces(disc, 1))))).toBe('amount');
    await back(db, order, { ...nothing, excess: order.total });
    expect(await readAccount(db, await read(db, order))).toMatchObject({
      received: 0,
      toPayBack: 0,
    });
  });

  test('blocks as many gift vouchers as are given back, those not spent first', async () => {
    const db = await open();
    const request = mixedRequest();
    const { quote } = request;
    const lines = quote.lines.map((line) =>
      line.kind === 'voucher' ? { ...line, pieces: 2, price: 2500 } : line,
    );
    const order = await sell(db, { ...request, quote: { ...quote, lines } });
    await payOrder(db, booking(order.id, order.total));
    const [first] = await listVouchersOf(db, order.id);
    await db
      .updateTable('vouchers')
      .set({ balance: 100 })
      .where('id', '=', first?.id ?? '')
      .execute();
    await back(db, order, linesOf(pieces(voucher, 1)));
    const blocked = (await listVouchersOf(db, order.id)).map(({ balance, blocked_at }) => [
      balance,
      blocked_at !== null,
    ]);
    expect(blocked.sort()).toEqual([
      [100, false],
      [2500, true],
    ]);
  });

  test('only the pieces that were refunded come back into the stock', async () => {
    const db = await open();
    for (const article of ['disc', 'book']) await stockUp(db, article, 5);
    const order = await sold(db);
    await back(db, order, linesOf(pieces(disc, 1)));
    await takeBack(db, { ...by, orderId: order.id, restock: true });
    expect([await stockOf(db, 'disc'), await stockOf(db, 'book')]).toEqual([4, 4]);
  });

  test('pieces that have not left are in the stock again when the desk says so, once', async () => {
    const db = await open();
    for (const article of ['disc', 'book']) await stockUp(db, article, 5);
    const order = await sold(db);
    const key = crypto.randomUUID();
    for (const _ of [1, 2])
      await back(db, order, { ...linesOf(pieces(disc, 1)), restock: true }, key);
    await back(db, order, { ...linesOf(pieces(book, 1)), restock: false });
    expect([await stockOf(db, 'disc'), await stockOf(db, 'book')]).toEqual([4, 4]);
    // A return later brings what was neither put back nor said to be lost.
    await withdrawOrder(db, { ...by, orderId: order.id });
    await takeBack(db, { ...by, orderId: order.id, restock: true });
    expect([await stockOf(db, 'disc'), await stockOf(db, 'book')]).toEqual([5, 4]);
  });

  test('of pieces that have left only their return says what becomes of them', async () => {
    const db = await open();
    await stockUp(db, 'disc', 5);
    const order = await sold(db);
    await sendOrder(db, { ...by, orderId: order.id, tracking: '' });
    await back(db, order, { ...linesOf(pieces(disc, 1)), restock: true });
    expect(await stockOf(db, 'disc')).toBe(3);
    await takeBack(db, { ...by, orderId: order.id, restock: true });
    expect(await stockOf(db, 'disc')).toBe(4);
  });

  test('the log and the mail name its lines, and the log its credit note', async () => {
    const db = await open();
    const order = await sold(db);
    await back(db, order, { ...linesOf(pieces(disc, 1), pieces(book, 0, 500)), postage: 300 });
    const lines = [
      { title: 'Titre de disc', pieces: 1, sum: 2490 },
      { title: 'Titre de book', pieces: 0, sum: 500 },
    ];
    const { detail } = await db
      .selectFrom('log')
      .select('detail')
      .where('act', '=', 'refunded')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(detail)).toMatchObject({ lines, postage: 300, credit: '2026-0002' });
    const { payload } = await db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'refunded')
      .executeTakeFirstOrThrow();
    expect(mailPayload.parse(JSON.parse(payload))).toMatchObject({ lines, postage: 300 });
    expect((await creditsOf(db, order.id))[0]?.corrects).toBe('2026-0001');
  });

  test('after a sum of which nobody said what for, the rest can be given back and adds up', async () => {
    const db = await open();
    const order = await sold(db);
    const sum = {
      orderId: order.id,
      amount: 1000,
      source: 'stripe',
      sourceId: 'pi back 1000',
    } as const;
    await refundOrder(db, { ...by, ...sum });
    const left = await readRefundable(db, await read(db, order));
    const rest = left.lines.map(({ line, pieces: count, amount }) =>
      pieces(
        line.position,
        count,
        Math.min(amount, left.vat.find(({ rate }) => rate === line.vat_rate)?.gross ?? 0),
      ),
    );
    await back(db, order, { ...nothing, lines: rest });
    const { vat: untaxed } = await readRefundable(db, await read(db, order));
    for (const { gross, vat } of untaxed) expect([gross >= 0, vat >= 0]).toEqual([true, true]);
  });
});

onBoth('a refund by lines of what a voucher has paid in part', (open) => {
  const balanceOf = async (db: Database, id: string) =>
    (await db.selectFrom('vouchers').select('balance').where('id', '=', id).executeTakeFirst())
      ?.balance;
  const back = (db: Database, orderId: string, asked: RefundRequest) =>
    refundPayment(db, { ...by, orderId, asked, key: crypto.randomUUID() });

  /** Two pieces at 34.90 and 7.00 of postage: 50.00 by voucher, 26.80 with money. */
  async function sold(db: Database) {
    const { code, id } = await createVoucher(db, { value: 5000, currency: 'CHF' }, now);
    const order = await sell(db, someRequest({ pieces: { dvd: 2 }, voucherCode: code }));
    await payOrder(db, booking(order.id, 2680));
    return { order, id };
  }

  test('money goes back first, then the voucher has the rest, and no more', async () => {
    const db = await open();
    const { order, id } = await sold(db);
    await back(db, order.id, linesOf(pieces(0, 1)));
    expect(await balanceOf(db, id)).toBe(810);
    expect((await creditsOf(db, order.id))[0]).toMatchObject({
      total: 2680,
      redeemed: 810,
      goods: 3490,
    });
    expect(await readOrder(db, order.id)).toMatchObject({ payment_state: 'partly-refunded' });
    // No money is left: all goes back on the voucher.
    await back(db, order.id, { ...linesOf(pieces(0, 1)), postage: 700 });
    expect(await balanceOf(db, id)).toBe(5000);
    expect(await readOrder(db, order.id)).toMatchObject({ payment_state: 'refunded' });
    expect(await papersOf(db, order.id)).toEqual([
      'invoice 1: 2680',
      'credit 2: 2680',
      'credit 3: 0',
    ]);
    expect((await creditsOf(db, order.id))[1]).toMatchObject({ total: 0, redeemed: 4190 });
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const { rows } = await bookRows(db, 'vat', year);
    expect(rows.map((row) => row.slice(3))).toEqual([['0.00', '0.00', '0.00']]);
  });

  test('the goods of a part do not fill the voucher', async () => {
    const db = await open();
    const { order, id } = await sold(db);
    await back(db, order.id, { ...nothing, postage: 700 });
    await takeBack(db, { ...by, orderId: order.id, restock: true });
    expect(await balanceOf(db, id)).toBe(0);
  });

  test('what the voucher has had back with the goods counts before the money', async () => {
    const db = await open();
    const { order, id } = await sold(db);
    await withdrawOrder(db, { ...by, orderId: order.id });
    await takeBack(db, { ...by, orderId: order.id, restock: true });
    expect(await balanceOf(db, id)).toBe(5000);
    // Ten francs less for a disc that is worn.
    await back(db, order.id, { ...linesOf(pieces(0, 2, 5980)), postage: 700 });
    expect((await creditsOf(db, order.id))[0]).toMatchObject({ total: 1680, redeemed: 5000 });
    expect(await balanceOf(db, id)).toBe(5000);
  });
});
