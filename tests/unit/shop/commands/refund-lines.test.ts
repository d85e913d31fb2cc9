import { expect, test } from 'vitest';
import { bookRows } from '@/lib/admin/books/book-rows';
import type { OrderRequest } from '@/lib/shop/commands/insert-order';
import { hasRefundable, readRefundable } from '@/lib/shop/commands/read-refundable';
import { refundOrder } from '@/lib/shop/commands/refund-order';
import type { RefundRequest } from '@/lib/shop/commands/validate-refund';
import { mailPayload } from '@/lib/shop/mail/mail';
import type { Order } from '@/lib/shop/orders/order';
import { refundPayment } from '@/lib/shop/payments/refund-payment';
import { splitVat } from '@/lib/shop/pricing/vat';
import { creditsOf, sell } from './read-shop';
import { desk, type Shop, withShop, withSqliteShop } from './shop';
import { someRequest } from './some-request';

const [disc, book, voucher] = [0, 1, 2] as const;
const nothing: RefundRequest = { lines: [], postage: 0, excess: 0 };
const pieces = (position: number, count: number, amount?: number) => ({
  ...{ position, pieces: count },
  ...(amount !== undefined && { amount }),
});
const linesOf = (...lines: RefundRequest['lines']): RefundRequest => ({ ...nothing, lines });

/** Two discs at 24.90 (8.1 %), a book at 29.00 (2.6 %), a gift voucher at 50.00, and 7.00 of postage: 135.80. */
function mixedRequest(): OrderRequest {
  const line = (article: string, kind: string, count: number, price: number, vatRate: number) => ({
    ...{ article, kind, title: `Titre de ${article}`, pieces: count, price, sum: count * price },
    ...{ vatRate, vatClass: kind === 'voucher' ? ('none' as const) : ('standard' as const) },
  });
  const lines = [
    line('disc', 'dvd', 2, 2490, 810),
    line('book', 'book', 1, 2900, 260),
    line('voucher', 'voucher', 1, 5000, 0),
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

/** Mixed orders that are paid, and refunds of them. */
function refunding(shop: Shop) {
  const back = ({ id: orderId }: Order, asked: RefundRequest, key: string = crypto.randomUUID()) =>
    refundPayment(shop.db, { ...desk, orderId, asked, key });
  const credits = ({ id }: Order) => creditsOf(shop.db, id);

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

  /** VAT of the paper by rate, in hundredths of a percent. */
  const vatOf = async (order: Order) => {
    const [{ vat = [] } = {}] = await credits(order);
    return vat.map(({ rate, gross, vat: part }) => [rate, gross, part]);
  };
  return { back, credits, sold, stocked, stock, vatOf };
}

withShop('refunds by lines at once', (shop) => {
  const { back, sold } = refunding(shop);

  test('sent twice is one, at once too', async () => {
    const order = await sold();
    const key = crypto.randomUUID();
    const acts = [1, 2, 3].map(() => back(order, linesOf(pieces(disc, 1)), key));
    await Promise.all(acts);
    await back(order, linesOf(pieces(disc, 2)), key);
    expect(await shop.papersOf(order.id)).toEqual(['invoice 1: 13580', 'credit 2: 2490']);
    expect((await shop.mailsOf(order.id)).filter((kind) => kind === 'refunded')).toHaveLength(1);
  });

  test('two forms at once for the same piece: one is refused', async () => {
    const order = await sold();
    const acts = [1, 2].map(() =>
      shop.refusal(back(order, linesOf(pieces(book, 1)))).catch(() => 'done'),
    );
    expect((await Promise.all(acts)).sort()).toEqual(['amount', 'done']);
  });
});

withSqliteShop('a refund by lines', (shop) => {
  const { back, credits, sold, stocked, stock, vatOf } = refunding(shop);

  test('gives back the VAT of the line, and the credit note names it', async () => {
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

  test('gives postage back at the rates of what was sent', async () => {
    const order = await sold();
    const postage = order.vat.map(({ rate, gross }) => {
      const goods = { 810: 4980, 260: 2900, 0: 5000 }[rate] ?? 0;
      return [rate, gross - goods];
    });
    await back(order, { ...nothing, postage: 700 });
    const said = (await vatOf(order)).map(([rate, gross]) => [rate, gross]);
    expect(said).toEqual(postage.filter(([, gross]) => gross));
    expect((await credits(order))[0]).toMatchObject({ lines: [], goods: 0, postage: 700 });
  });

  test('all of it, however it is divided, is the VAT of the invoice', async () => {
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
      const order = await sold();
      for (const asked of parts) await back(order, asked);
      const given = (await credits(order)).flatMap(({ vat }) => vat);
      for (const part of order.vat) {
        const own = given.filter(({ rate }) => rate === part.rate);
        expect(own.reduce((sum, { gross }) => sum + gross, 0)).toBe(part.gross);
        expect(own.reduce((sum, { vat }) => sum + vat, 0)).toBe(part.vat);
      }
      const found = await shop.order(order.id);
      expect(found.payment_state).toBe('refunded');
      expect(await shop.accountOf(order.id)).toMatchObject({ received: 0, toPayBack: 0, open: 0 });
      expect(hasRefundable(await readRefundable(shop.db, found))).toBe(false);
    }
  });

  test('books and VAT agree with it, vouchers that were sold apart', async () => {
    const order = await sold();
    await back(order, linesOf(pieces(voucher, 1), pieces(book, 0, 500)));
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const [, credit] = (await bookRows(shop.db, 'invoices', year)).rows;
    expect(credit?.slice(5, 9)).toEqual(['-55.00', '-50.00', '0.00', '-55.00']);
    const { rows } = await bookRows(shop.db, 'vat', year);
    const gross = rows.reduce((sum, row) => sum + Math.round(Number(row[3]) * 100), 0);
    expect(gross).toBe(order.total - 5000 - 500);
    expect(rows.map((row) => row[2])).toEqual(['2.60', '8.10']);
    const payments = (await bookRows(shop.db, 'payments', year)).rows.map((row) => row[4]);
    expect(payments).toEqual(['135.80', '-55.00']);
  });

  test('takes no more of a line than is left of it', async () => {
    const order = await sold();
    await back(order, linesOf(pieces(disc, 1), pieces(book, 0, 400)));
    for (const asked of [
      linesOf(pieces(disc, 2)),
      linesOf(pieces(disc, 1, 2491)),
      linesOf(pieces(book, 0, 2501)),
      linesOf(pieces(3, 1)),
      { ...nothing, postage: 701 },
      { ...nothing, excess: 1 },
      nothing,
    ])
      expect(await shop.refusal(back(order, asked))).toBe('amount');
    // The price of a piece, and never more than is left of its line.
    await back(order, linesOf(pieces(book, 1)));
    expect(await shop.papersOf(order.id)).toEqual([
      'invoice 1: 13580',
      'credit 2: 2890',
      'credit 3: 2500',
    ]);
  });

  test('what was paid too much goes back without a credit note, and lines beside it with theirs', async () => {
    const order = await sold();
    await shop.pay(order.id, 150);
    await back(order, linesOf(pieces(book, 1)));
    await back(order, { ...nothing, excess: 150 });
    expect(await shop.papersOf(order.id)).toEqual(['invoice 1: 13580', 'credit 2: 2900']);
    expect(await shop.accountOf(order.id)).toMatchObject({ toPayBack: 0, received: 10_680 });
  });

  test('of a cancelled order nothing but the money that came too late can go back', async () => {
    const order = await sell(shop.db, mixedRequest());
    await shop.cancel(order.id);
    await shop.pay(order.id, order.total);
    expect(await shop.refusal(back(order, linesOf(pieces(disc, 1))))).toBe('amount');
    await back(order, { ...nothing, excess: order.total });
    expect(await shop.accountOf(order.id)).toMatchObject({
      received: 0,
      toPayBack: 0,
    });
  });

  test('blocks as many gift vouchers as are given back, those not spent first', async () => {
    const request = mixedRequest();
    const lines = request.quote.lines.map((line) =>
      line.kind === 'voucher' ? { ...line, pieces: 2, price: 2500 } : line,
    );
    const order = await sell(shop.db, { ...request, quote: { ...request.quote, lines } });
    await shop.pay(order.id, order.total);
    const [first] = await shop.vouchersOf(order.id);
    const spent = shop.db.updateTable('vouchers').set({ balance: 100 });
    await spent.where('id', '=', first?.id ?? '').execute();
    await back(order, linesOf(pieces(voucher, 1)));
    const found = await shop.vouchersOf(order.id);
    expect(
      found.map(({ balance, blocked_at }) => `${balance} ${blocked_at !== null}`).sort(),
    ).toEqual(['100 false', '2500 true']);
  });

  test('only the pieces that were refunded come back into the stock', async () => {
    const order = await stocked();
    await back(order, linesOf(pieces(disc, 1)));
    await shop.takeBack(order.id);
    expect(await stock()).toEqual([4, 4]);
  });

  test('pieces that have not left are in the stock again when the desk says so, once', async () => {
    const order = await stocked();
    const key = crypto.randomUUID();
    for (const _ of [1, 2]) await back(order, { ...linesOf(pieces(disc, 1)), restock: true }, key);
    await back(order, { ...linesOf(pieces(book, 1)), restock: false });
    expect(await stock()).toEqual([4, 4]);
    // A return later brings what was neither put back nor said to be lost.
    await shop.withdraw(order.id);
    await shop.takeBack(order.id);
    expect(await stock()).toEqual([5, 4]);
  });

  test('of pieces that have left only their return says what becomes of them', async () => {
    await shop.stockUp('disc', 5);
    const order = await sold();
    await shop.send(order.id);
    await back(order, { ...linesOf(pieces(disc, 1)), restock: true });
    expect(await shop.stockOf('disc')).toBe(3);
    await shop.takeBack(order.id);
    expect(await shop.stockOf('disc')).toBe(4);
  });

  test('the log and the mail name its lines, and the log its credit note', async () => {
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

  test('after a sum of which nobody said what for, the rest can be given back and adds up', async () => {
    const order = await sold();
    const sum = { orderId: order.id, amount: 1000, source: 'stripe', sourceId: 'pi back' } as const;
    await refundOrder(shop.db, { ...desk, ...sum });
    const left = await readRefundable(shop.db, await shop.order(order.id));
    const rest = left.lines.map(({ line, pieces: count, amount }) =>
      pieces(
        line.position,
        count,
        Math.min(amount, left.vat.find(({ rate }) => rate === line.vat_rate)?.gross ?? 0),
      ),
    );
    await back(order, { ...nothing, lines: rest });
    const { vat: untaxed } = await readRefundable(shop.db, await shop.order(order.id));
    for (const { gross, vat } of untaxed) expect([gross >= 0, vat >= 0]).toEqual([true, true]);
  });
});

withSqliteShop('a refund by lines of what a voucher has paid in part', (shop) => {
  const back = (orderId: string, asked: RefundRequest) =>
    refundPayment(shop.db, { ...desk, orderId, asked, key: crypto.randomUUID() });

  /** Two pieces at 34.90 and 7.00 of postage: 50.00 by voucher, 26.80 with money. */
  async function sold() {
    const { code, id: voucherId } = await shop.voucher(5000);
    const { id } = await shop.paid({ pieces: { dvd: 2 }, voucherCode: code });
    return { id, balance: () => shop.balanceOf(voucherId) };
  }

  test('money goes back first, then the voucher gets the rest, and no more', async () => {
    const { id, balance } = await sold();
    await back(id, linesOf(pieces(0, 1)));
    expect(await balance()).toBe(810);
    const sums = { total: 2680, redeemed: 810, goods: 3490 };
    expect((await creditsOf(shop.db, id))[0]).toMatchObject(sums);
    expect(await shop.stateOf(id)).toBe('partly-refunded');
    // No money is left: all goes back on the voucher.
    await back(id, { ...linesOf(pieces(0, 1)), postage: 700 });
    expect(await balance()).toBe(5000);
    expect(await shop.stateOf(id)).toBe('refunded');
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 2680', 'credit 2: 2680', 'credit 3: 0']);
    expect((await creditsOf(shop.db, id))[1]).toMatchObject({ total: 0, redeemed: 4190 });
    const { rows } = await bookRows(shop.db, 'vat', { from: '2026-01-01', to: '2026-12-31' });
    expect(rows.map((row) => row.slice(3))).toEqual([['0.00', '0.00', '0.00']]);
  });

  test('a return after a refund of the postage alone does not fill the voucher', async () => {
    const { id, balance } = await sold();
    await back(id, { ...nothing, postage: 700 });
    await shop.takeBack(id);
    expect(await balance()).toBe(0);
  });

  test('what the voucher got back with the goods counts before the money', async () => {
    const { id, balance } = await sold();
    await shop.withdraw(id);
    await shop.takeBack(id);
    expect(await balance()).toBe(5000);
    // Ten francs less for a disc that is worn.
    await back(id, { ...linesOf(pieces(0, 2, 5980)), postage: 700 });
    expect((await creditsOf(shop.db, id))[0]).toMatchObject({ total: 1680, redeemed: 5000 });
    expect(await balance()).toBe(5000);
  });
});
