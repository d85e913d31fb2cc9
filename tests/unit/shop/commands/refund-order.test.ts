import { expect, test } from 'vitest';
import { bookRows } from '@/lib/admin/books/book-rows';
import type { OrderRequest } from '@/lib/shop/commands/place-order';
import { refundOrder } from '@/lib/shop/commands/refund-order';
import { mailPayload } from '@/lib/shop/mail/mail';
import type { Order } from '@/lib/shop/orders/order';
import { refundPayment } from '@/lib/shop/payments/refund-payment';
import { splitVat } from '@/lib/shop/pricing/vat';
import { hasRefundable, readRefundable } from '@/lib/shop/refunds/read-refundable';
import type { RefundRequest } from '@/lib/shop/refunds/validate-refund';
import { creditsOf, sell } from './read-shop';
import { type Shop, staffActor, withShop, withSqliteShop } from './shop';
import { now, someRequest } from './some-request';

const [disc, book, voucher] = [0, 1, 2] as const;
const nothing: RefundRequest = { lines: [], postage: 0, excess: 0 };
const pieces = (position: number, count: number, amount?: number) => ({
  ...{ position, pieces: count },
  ...(amount !== undefined && { amount }),
});
const linesOf = (...lines: RefundRequest['lines']): RefundRequest => ({ ...nothing, lines });

/** Two discs at 24.90 (8.1 %), a book at 29.00 (2.6 %), two gift vouchers at 25.00, and 7.00 of postage: 135.80. */
function mixedRequest(): OrderRequest {
  const line = (article: string, kind: string, count: number, price: number, vatRate: number) => ({
    ...{
      article,
      kind,
      title: `Titre de ${article}`,
      pieces: count,
      price,
      sum: count * price,
      discount: 0,
    },
    ...{ vatRate, vatClass: kind === 'voucher' ? ('none' as const) : ('standard' as const) },
  });
  const lines = [
    line('disc', 'dvd', 2, 2490, 810),
    line('book', 'book', 1, 2900, 260),
    line('voucher', 'voucher', 2, 2500, 0),
  ];
  const [goods, postage] = [12_880, 700];
  const vat = splitVat(
    lines.map((one) => ({ ...one, isSent: one.kind !== 'voucher' })),
    postage,
  );
  const request = someRequest();
  return {
    ...request,
    cartRequest: { ...request.cartRequest, lines },
    quote: { ...request.quote, lines, goods, postage, total: goods + postage, vat },
  };
}

type Sold = Pick<Order, 'id'>;

/** Creates paid mixed orders and refunds them. */
function refunding(shop: Shop) {
  const back = ({ id: orderId }: Sold, request: RefundRequest, key: string = crypto.randomUUID()) =>
    refundPayment(shop.db, { ...staffActor, orderId, request, key });
  const credits = ({ id }: Sold) => creditsOf(shop.db, id);

  async function sold() {
    const order = await sell(shop.db, mixedRequest());
    await shop.pay(order.id, order.total);
    return order;
  }

  async function stocked() {
    for (const article of ['disc', 'book']) await shop.stockUp(article, 5);
    return await sold();
  }
  const stock = async () => [await shop.stockOf('disc'), await shop.stockOf('book')];

  /** The VAT of the first credit note: rate, gross and VAT. */
  const vatOf = async (order: Sold) => {
    const [{ vat = [] } = {}] = await credits(order);
    return vat.map(({ rate, gross, vat: part }) => [rate, gross, part]);
  };
  return { back, credits, sold, stocked, stock, vatOf };
}

withShop('simultaneous refunds', (shop) => {
  const { back, sold } = refunding(shop);

  test('a form submitted several times makes one refund', async () => {
    const order = await sold();
    const key = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => back(order, linesOf(pieces(disc, 1)), key)));
    await back(order, linesOf(pieces(disc, 2)), key);
    expect(await shop.papersOf(order.id)).toEqual(['invoice 1: 13580', 'credit 2: 2490']);
    expect((await shop.mailsOf(order.id)).filter((kind) => kind === 'refunded')).toHaveLength(1);
  });

  test('of two forms for the same piece one is refused', async () => {
    const order = await sold();
    const refunds = [1, 2].map(() =>
      shop.refusal(back(order, linesOf(pieces(book, 1)))).catch(() => 'done'),
    );
    expect((await Promise.all(refunds)).sort()).toEqual(['amount', 'done']);
  });
});

withShop('a refund by hand', (shop) => {
  const { sold } = refunding(shop);

  test('leaves the account that was paid to, or the one that staff choose, also in the books', async () => {
    const order = await sold();
    const refund = (position: number, account?: 'bank' | 'desk') => {
      const request = linesOf(pieces(position, 1));
      const key = crypto.randomUUID();
      return refundPayment(shop.db, { ...staffActor, orderId: order.id, request, key, account });
    };
    await refund(disc);
    await refund(book, 'desk');
    await shop.pay(order.id, 100, { source: 'desk', sourceId: 'cash' });
    await refund(disc);
    const { head, rows } = await bookRows(shop.db, 'payments', {
      from: '2026-01-01',
      to: '2026-12-31',
    });
    const column = (name: (typeof head)[number]) => head.indexOf(name);
    const paid = rows.map((row) => [row[column('source')], row[column('amount')]]);
    expect(paid.filter(([, amount]) => amount?.startsWith('-')).sort()).toEqual([
      ['bank', '-24.90'],
      ['desk', '-24.90'],
      ['desk', '-29.00'],
    ]);
  });
});

withShop('a refund of a sum', (shop) => {
  test('is booked once, with a credit note for each part', async () => {
    const { id } = await shop.paid();
    expect(await shop.refund(id, 1000, 'a')).toBe(true);
    expect(await shop.refund(id, 1000, 'a')).toBe(false);
    expect(await shop.stateOf(id)).toBe('partly-refunded');
    const refunds = [1, 2, 3].map((form) => shop.refund(id, 3190, `${form}`));
    const done = await Promise.allSettled(refunds);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shop.stateOf(id)).toBe('refunded');
    const documents = ['invoice 1: 4190', 'credit 2: 1000', 'credit 3: 3190'];
    expect(await shop.papersOf(id)).toEqual(documents);
    expect(await shop.mailsOf(id)).toEqual(['paid', 'placed', 'refunded', 'refunded']);
  });

  test('is refused if it exceeds the amount received or is not a positive integer', async () => {
    const { id } = await shop.paid();
    for (const amount of [4191, 0, -1, 10.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(await shop.refusal(shop.refund(id, amount))).toBe('amount');
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 4190']);
  });

  test('of a whole order restores its voucher and blocks the vouchers bought', async () => {
    const { code, id } = await shop.voucher(1000);
    const order = await shop.paid({ kind: 'voucher', voucherCode: code });
    await shop.refund(order.id, 3190);
    expect(await shop.balanceOf(id)).toBe(1000);
    expect(await shop.vouchersOf(order.id)).toMatchObject([{ blocked_at: now.toISOString() }]);
  });
});

withSqliteShop('a refund by lines', (shop) => {
  const { back, credits, sold, stocked, stock, vatOf } = refunding(shop);

  test('the credit note lists the refunded line with its VAT', async () => {
    const order = await sold();
    await back(order, linesOf(pieces(disc, 1)));
    expect(await vatOf(order)).toEqual([[810, 2490, 187]]);
    const [credit] = await credits(order);
    expect(credit).toMatchObject({ total: 2490, goods: 2490, postage: 0, redeemed: 0 });
    expect(credit?.lines).toEqual([
      { title: 'Titre de disc', pieces: 1, price: 2490, sum: 2490, vatRate: 810 },
    ]);
    expect(await shop.order(order.id)).toMatchObject({ payment_state: 'partly-refunded' });
  });

  test('postage is refunded at the VAT rates of the goods', async () => {
    const order = await sold();
    await back(order, { ...nothing, postage: 700 });
    // 49.80 at 8.1 % and 29.00 at 2.6 %.
    expect(await vatOf(order)).toEqual([
      [810, 442, 33],
      [260, 258, 7],
    ]);
    expect((await credits(order))[0]).toMatchObject({ lines: [], goods: 0, postage: 700 });
  });

  test('the credit notes of a full refund add up to the VAT of the invoice, however it is divided', async () => {
    const steps: RefundRequest[][] = [
      [{ lines: [pieces(disc, 2), pieces(book, 1), pieces(voucher, 2)], postage: 700, excess: 0 }],
      [
        linesOf(pieces(disc, 0, 3)),
        { ...linesOf(pieces(disc, 1)), postage: 333 },
        linesOf(pieces(book, 0, 1111), pieces(voucher, 2)),
        { ...linesOf(pieces(disc, 1), pieces(book, 1)), postage: 367 },
      ],
    ];
    for (const parts of steps) {
      const order = await sold();
      for (const request of parts) await back(order, request);
      const credited = (await credits(order)).flatMap(({ vat }) => vat);
      for (const part of order.vat) {
        const own = credited.filter(({ rate }) => rate === part.rate);
        expect(own.reduce((sum, { gross }) => sum + gross, 0)).toBe(part.gross);
        expect(own.reduce((sum, { vat }) => sum + vat, 0)).toBe(part.vat);
      }
      const found = await shop.order(order.id);
      expect(found.payment_state).toBe('refunded');
      expect(await shop.accountOf(order.id)).toMatchObject({ received: 0, toPayBack: 0, open: 0 });
      expect(hasRefundable(await readRefundable(shop.db, found))).toBe(false);
    }
  });

  test('the books agree with the credit note and list sold vouchers separately', async () => {
    const order = await sold();
    await back(order, linesOf(pieces(voucher, 2), pieces(book, 0, 500)));
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const [, credit] = (await bookRows(shop.db, 'invoices', year)).rows;
    expect(credit?.slice(5, 9)).toEqual(['-55.00', '-50.00', '0.00', '-55.00']);
    const { rows } = await bookRows(shop.db, 'vat', year);
    const gross = rows.reduce((sum, row) => sum + Math.round(Number(row[4]) * 100), 0);
    expect(gross).toBe(order.total - 5000 - 500);
    expect(rows.map((row) => row[3])).toEqual(['2.60', '8.10']);
    const payments = (await bookRows(shop.db, 'payments', year)).rows.map((row) => row[4]);
    expect(payments).toEqual(['135.80', '-55.00']);
  });

  test('a refund of more than is left of a line is refused', async () => {
    const order = await sold();
    await back(order, linesOf(pieces(disc, 1), pieces(book, 0, 400)));
    for (const request of [
      linesOf(pieces(disc, 2)),
      linesOf(pieces(disc, 1, 2491)),
      linesOf(pieces(book, 0, 2501)),
      linesOf(pieces(3, 1)),
      { ...nothing, postage: 701 },
      { ...nothing, excess: 1 },
      nothing,
    ])
      expect(await shop.refusal(back(order, request))).toBe('amount');
    // Without an amount: the price of the piece, at most what is left of the line.
    await back(order, linesOf(pieces(book, 1)));
    const documents = ['invoice 1: 13580', 'credit 2: 2890', 'credit 3: 2500'];
    expect(await shop.papersOf(order.id)).toEqual(documents);
  });

  test('an excess payment is refunded without a credit note, lines with one', async () => {
    const order = await sold();
    await shop.pay(order.id, 150);
    await back(order, linesOf(pieces(book, 1)));
    await back(order, { ...nothing, excess: 150 });
    expect(await shop.papersOf(order.id)).toEqual(['invoice 1: 13580', 'credit 2: 2900']);
    expect(await shop.accountOf(order.id)).toEqual({
      ...{ received: 10_680, credited: 2900, owed: 10_680, open: 0, toPayBack: 0 },
    });
  });

  test('of a cancelled order only a late payment can be refunded', async () => {
    const order = await sell(shop.db, mixedRequest());
    await shop.cancel(order.id);
    await shop.pay(order.id, order.total);
    expect(await shop.refusal(back(order, linesOf(pieces(disc, 1))))).toBe('amount');
    await back(order, { ...nothing, excess: order.total });
    expect(await shop.accountOf(order.id)).toMatchObject({ received: 0, toPayBack: 0 });
  });

  test('a refund of gift vouchers blocks that many, unspent ones first', async () => {
    const order = await sold();
    const [first] = await shop.vouchersOf(order.id);
    const spent = shop.db.updateTable('vouchers').set({ balance: 100 });
    await spent.where('id', '=', first?.id ?? '').execute();
    await back(order, linesOf(pieces(voucher, 1)));
    const found = await shop.vouchersOf(order.id);
    const states = found.map(({ balance, blocked_at }) => `${balance} ${blocked_at !== null}`);
    expect(states.sort()).toEqual(['100 false', '2500 true']);
  });

  test('unsent pieces are restocked once, if staff choose it', async () => {
    const order = await stocked();
    const key = crypto.randomUUID();
    for (const _ of [1, 2]) await back(order, { ...linesOf(pieces(disc, 1)), restock: true }, key);
    await back(order, { ...linesOf(pieces(book, 1)), restock: false });
    expect(await stock()).toEqual([4, 4]);
    // A later return restocks only pieces that no refund decided about.
    await shop.withdraw(order.id);
    await shop.takeBack(order.id);
    expect(await stock()).toEqual([5, 4]);
  });

  test('sent pieces are restocked by their return, not by their refund', async () => {
    await shop.stockUp('disc', 5);
    const order = await sold();
    await shop.send(order.id);
    await back(order, { ...linesOf(pieces(disc, 1)), restock: true });
    expect(await shop.stockOf('disc')).toBe(3);
    await shop.takeBack(order.id);
    expect(await shop.stockOf('disc')).toBe(4);
  });

  test('the log and the mail list the lines, and the log names the credit note', async () => {
    const order = await sold();
    await back(order, { ...linesOf(pieces(disc, 1), pieces(book, 0, 500)), postage: 300 });
    const lines = [
      { title: 'Titre de disc', pieces: 1, sum: 2490 },
      { title: 'Titre de book', pieces: 0, sum: 500 },
    ];
    const log = shop.db.selectFrom('log').select('detail').where('act', '=', 'refunded');
    const { detail } = await log.executeTakeFirstOrThrow();
    expect(JSON.parse(detail)).toMatchObject({ lines, postage: 300, credit: '2026-0002' });
    const mails = shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'refunded');
    const { payload } = await mails.executeTakeFirstOrThrow();
    expect(mailPayload.parse(JSON.parse(payload))).toMatchObject({ lines, postage: 300 });
    expect((await credits(order))[0]?.corrects).toBe('2026-0001');
  });

  test('after a refund without lines the rest can be refunded by lines', async () => {
    const order = await sold();
    const sum = { orderId: order.id, amount: 1000, source: 'stripe', sourceId: 'pi back' } as const;
    await refundOrder(shop.db, { ...staffActor, ...sum });
    const left = await readRefundable(shop.db, await shop.order(order.id));
    const rest = left.lines.map((one) => pieces(one.line.position, one.pieces, one.amount));
    await back(order, linesOf(...rest));
    const { vat: taxed } = await readRefundable(shop.db, await shop.order(order.id));
    for (const { gross, vat } of taxed) expect([gross >= 0, vat >= 0]).toEqual([true, true]);
  });
});

withSqliteShop('a refund by lines of an order partly paid with a voucher', (shop) => {
  const { back, credits } = refunding(shop);

  /** Two pieces at 34.90 and 7.00 of postage: 50.00 by voucher, 26.80 with money. */
  async function sold() {
    const { code, id: voucherId } = await shop.voucher(5000);
    const { id } = await shop.paid({ pieces: { dvd: 2 }, voucherCode: code });
    return { id, balance: () => shop.balanceOf(voucherId) };
  }

  test('the money is refunded first, then the voucher is restored', async () => {
    const { balance, ...order } = await sold();
    await back(order, linesOf(pieces(0, 1)));
    expect(await balance()).toBe(810);
    const sums = { total: 2680, redeemed: 810, goods: 3490 };
    expect((await credits(order))[0]).toMatchObject(sums);
    expect(await shop.stateOf(order.id)).toBe('partly-refunded');
    // No money is left: the rest is restored to the voucher.
    await back(order, { ...linesOf(pieces(0, 1)), postage: 700 });
    expect(await balance()).toBe(5000);
    expect(await shop.stateOf(order.id)).toBe('refunded');
    const documents = ['invoice 1: 2680', 'credit 2: 2680', 'credit 3: 0'];
    expect(await shop.papersOf(order.id)).toEqual(documents);
    expect((await credits(order))[1]).toMatchObject({ total: 0, redeemed: 4190 });
    const { rows } = await bookRows(shop.db, 'vat', { from: '2026-01-01', to: '2026-12-31' });
    expect(rows.map((row) => row.slice(4, 7))).toEqual([['0.00', '0.00', '0.00']]);
  });

  test('a return after a refund of the postage alone does not restore the voucher', async () => {
    const { balance, ...order } = await sold();
    await back(order, { ...nothing, postage: 700 });
    expect(await shop.refusal(shop.takeBack(order.id))).toBe('not-withdrawn');
    expect(await balance()).toBe(0);
  });

  test('an amount restored to the voucher at the return reduces the refund', async () => {
    const { balance, ...order } = await sold();
    await shop.withdraw(order.id);
    await shop.takeBack(order.id);
    expect(await balance()).toBe(5000);
    // Ten francs are withheld for a worn disc.
    await back(order, { ...linesOf(pieces(0, 2, 5980)), postage: 700 });
    expect((await credits(order))[0]).toMatchObject({ total: 1680, redeemed: 5000 });
    expect(await balance()).toBe(5000);
  });
});
