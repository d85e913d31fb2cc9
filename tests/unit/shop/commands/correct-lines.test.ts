import { expect, test } from 'vitest';
import '@/lib/content/validate/provide';
import { bookRows } from '@/lib/admin/books/book-rows';
import { checkLines } from '@/lib/admin/orders/lines-form';
import { correctLines } from '@/lib/shop/commands/correct-lines';
import { readDocuments } from '@/lib/shop/invoices/read-documents';
import type { ArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import { planRefund } from '@/lib/shop/refunds/plan-refund';
import { sell } from './read-shop';
import { type Shop, staffActor, withShop, withSqliteShop } from './shop';
import { now, someRequest } from './some-request';
import { someShopConfig } from './some-shop-config';

type Lines = Record<string, number>;

/** Articles with today's prices; the ordered ones cost 34.90. */
const findArticle: ArticleLookup = (article) => {
  const prices: Lines = {
    ...{ dvd: 3990, other: 3490, book: 2900, sticker: 200, penny: 40, heavy: 9000 },
  };
  const common = { title: `Titre de ${article}`, isSold: true, grams: 100, isDigital: false };
  const disc = { ...common, kind: 'dvd', vatClass: 'standard' } as const;
  if (article === 'card')
    return { ...disc, kind: 'voucher', vatClass: 'none', isDigital: true, prices: { CHF: 5000 } };
  const price = prices[article];
  if (price === undefined) return undefined;
  return { ...disc, prices: { CHF: price }, grams: article === 'heavy' ? 600 : 100 };
};

function correcting(shop: Shop) {
  /** Corrects the lines to these pieces by article. */
  const correct = async (orderId: string, pieces: Lines, seen?: string) => {
    const { corrected_at } = await shop.order(orderId);
    const lines = Object.entries(pieces).map(([article, count]) => ({ article, pieces: count }));
    const request = { lines, findArticle, seen: seen ?? corrected_at ?? '' };
    await correctLines(shop.db, { ...staffActor, orderId, ...request });
  };
  /** The turnover with the vouchers sold, by the documents of the year. */
  const turnover = async () => {
    const period = { from: '2026-01-01', to: '2026-12-31' };
    const { head, rows } = await bookRows(shop.db, 'invoices', period);
    const column = (name: (typeof head)[number]) =>
      rows.map((row) => Math.round(Number(row[head.indexOf(name)]) * 100));
    return { total: column('total'), vouchersSold: column('vouchersSold') };
  };
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
  return { correct, turnover, sum };
}

type Sold = {
  payment?: 'bill' | 'stripe' | 'collection';
  delivery?: 'post' | 'collection';
  /** Paid with money, and with a voucher. */
  paid?: number;
  voucher?: number;
};

const onlyStripe = { payment: 'stripe' } as const;

/** An order of one disc: 34.90 and 7.00 of postage. */
withShop('the money of a corrected order', (shop) => {
  const { correct, turnover, sum } = correcting(shop);

  const unpaid = { state: 'open', toPayBack: 0 };
  const rest = { ...unpaid, total: 7090, open: 2900 };
  const paid = { state: 'paid', open: 0, toPayBack: 0 };
  const cases: [string, Sold, Lines, object][] = [
    ['added, unpaid', {}, { dvd: 1, book: 1 }, { ...unpaid, total: 7090, open: 7090 }],
    ['more, at the former price', {}, { dvd: 2 }, { ...unpaid, total: 7680, open: 7680 }],
    ['added, paid', { paid: 4190 }, { dvd: 1, book: 1 }, rest],
    ['cheaper, paid', { paid: 4190 }, { book: 1 }, { ...paid, total: 3600, toPayBack: 590 }],
    ['exchanged at the same price', { paid: 4190 }, { other: 1 }, { ...paid, total: 4190 }],
    [
      'cheaper, paid in part',
      { paid: 4000 },
      { book: 1 },
      { ...paid, total: 3600, toPayBack: 400 },
    ],
    ['paid by card', { ...onlyStripe, paid: 4190 }, { dvd: 1, book: 1 }, rest],
    [
      'to be paid at collection',
      { payment: 'collection', delivery: 'collection' },
      { book: 1 },
      { ...unpaid, total: 2900, open: 2900 },
    ],
    [
      'paid with a voucher alone',
      { voucher: 10_000 },
      { dvd: 1, book: 1 },
      { ...unpaid, total: 2900, open: 2900, redeemed: 4190, balance: 5810 },
    ],
    [
      'a voucher that pays more than is left',
      { voucher: 1000, paid: 3190 },
      { sticker: 1 },
      { ...paid, total: 0, toPayBack: 3190, redeemed: 900, balance: 100 },
    ],
  ];

  test.each(cases)('%s', async (_, { paid: money = 0, voucher, ...wanted }, lines, expected) => {
    const given = voucher ? await shop.voucher(voucher) : undefined;
    const { id } = await shop.sell({ ...wanted, ...(given && { voucherCode: given.code }) });
    if (money > 0) await shop.pay(id, money);
    const before = await shop.papersOf(id);
    await correct(id, lines);
    const order = await shop.order(id);
    const { open, toPayBack } = await shop.accountOf(id);
    expect({
      ...{ state: order.payment_state, total: order.total, open, toPayBack },
      ...(given && { redeemed: order.redeemed, balance: await shop.balanceOf(given.id) }),
    }).toEqual(expected);
    // An invoice is cancelled by a credit note, and a new one is written; the books add up to it.
    const [, amount] = before[0]?.split(': ') ?? [];
    const written = [`invoice 1: ${amount}`, `credit 2: ${amount}`, `invoice 3: ${order.total}`];
    expect(await shop.papersOf(id)).toEqual(amount === undefined ? [] : written);
    if (amount !== undefined)
      expect(sum((await turnover()).total)).toBe(order.total + order.redeemed);
    expect(order.vat.reduce((all, { gross }) => all + gross, 0)).toBe(order.total + order.redeemed);
    expect(await shop.mailsOf(id)).toContain('corrected');
    expect(await shop.logOf(id)).toContain('anna@bobine.example: lines corrected');
  });

  test('the rest pays it again, and the next correction starts from the new invoice', async () => {
    const { id } = await shop.paid();
    await correct(id, { dvd: 1, book: 1 });
    await shop.pay(id, 2900);
    expect(await shop.stateOf(id)).toBe('paid');
    await correct(id, { book: 1 });
    expect(await shop.accountOf(id)).toMatchObject({ owed: 3600, open: 0, toPayBack: 3490 });
    const documents = ['invoice 1: 4190', 'credit 2: 4190', 'invoice 3: 7090', 'credit 4: 7090'];
    expect(await shop.papersOf(id)).toEqual([...documents, 'invoice 5: 3600']);
    const read = await readDocuments(shop.db, await shop.order(id));
    expect(read.map(({ replacedAt }) => replacedAt !== undefined)).toEqual([
      ...[true, true, true, true],
      false,
    ]);
    expect(read[1]?.corrects).toBe('2026-0001');
  });

  test('the new bill requests the rest, the former one nothing', async () => {
    const { id } = await shop.paid();
    await correct(id, { dvd: 1, book: 1 });
    const [former, , current] = await readDocuments(shop.db, await shop.order(id));
    expect(former).toMatchObject({ replacedAt: now.toISOString() });
    expect(former?.received).toBeUndefined();
    expect(current).toMatchObject({ total: 7090, received: 4190, credited: 0, paidAt: null });
  });

  test('stock moves by the difference, and two forms at once correct once', async () => {
    await shop.stockUp('dvd', 3);
    await shop.stockUp('book', 1);
    const { id } = await shop.sell({ pieces: { dvd: 2 } });
    await Promise.all([1, 2].map(() => correct(id, { dvd: 1, book: 1 }, '')));
    expect([await shop.stockOf('dvd'), await shop.stockOf('book')]).toEqual([2, 0]);
    expect(await shop.papersOf(id)).toHaveLength(3);
    expect(await shop.refusal(correct(id, { dvd: 1, book: 2 }, ''))).toBe('lines-changed');
    expect(await shop.refusal(correct(id, { dvd: 1, book: 2 }))).toBe('sold-out');
    expect(await shop.papersOf(id)).toHaveLength(3);
  });
});

withSqliteShop('a correction', (shop) => {
  const { correct, turnover } = correcting(shop);

  const bought = () => shop.sell();
  const done = async (order: Promise<{ id: string }>, command: (id: string) => unknown) => {
    await command((await order).id);
    return order;
  };
  const refused: [string, () => Promise<{ id: string }>, Lines, string][] = [
    ['packed', () => done(shop.paid(), (id) => shop.pack(id)), { book: 1 }, 'packed'],
    ['sent', () => shop.sent(), { book: 1 }, 'sent'],
    ['cancelled', () => done(bought(), (id) => shop.cancel(id)), { book: 1 }, 'cancelled'],
    ['withdrawn', () => done(bought(), (id) => shop.withdraw(id)), { book: 1 }, 'withdrawn'],
    ['refunded', () => done(shop.paid(), (id) => shop.refund(id, 9)), { book: 1 }, 'part-refunded'],
    ['being refunded', () => done(shop.paid(), planned), { book: 1 }, 'part-refunded'],
    ['unpaid at Stripe', () => shop.sell(onlyStripe), { book: 1 }, 'unpaid'],
    ['nothing left', bought, {}, 'no-lines'],
    ['unknown article', bought, { dvd: 1, unknown: 1 }, 'not-sold'],
    ['too many pieces', bought, { dvd: 100 }, 'too-much'],
    ['too heavy', bought, { heavy: 1 }, 'no-delivery'],
    ['vouchers alone by post', bought, { card: 1 }, 'nothing-to-pack'],
    ['less than Stripe takes', () => shop.paid(onlyStripe), { dvd: 1, penny: 1 }, 'no-payment'],
    ['issued vouchers', () => withVoucher(true), { dvd: 1 }, 'has-vouchers'],
  ];

  function planned(orderId: string) {
    const request = { lines: [], postage: 700, excess: 0 };
    return planRefund(shop.db, { orderId, key: 'plan', request, now });
  }

  /** An order of a disc and a voucher of 50.00. */
  async function withVoucher(isPaid: boolean) {
    const request = someRequest();
    const [disc] = request.quote.lines;
    if (!disc) throw new Error('No line');
    const card = { ...disc, article: 'card', kind: 'voucher', price: 5000, sum: 5000 } as const;
    const lines = [disc, { ...card, vatClass: 'none' as const, vatRate: 0 }];
    const vat = [...request.quote.vat, { rate: 0, gross: 5000, vat: 0 }];
    const quote = { ...request.quote, lines, vat, goods: 8490, total: 9190 };
    const order = await sell(shop.db, { ...request, quote });
    if (isPaid) await shop.pay(order.id, order.total);
    return order;
  }

  test.each(refused)('%s', async (_, make, lines, reason) => {
    const { id } = await make();
    const before = await shop.papersOf(id);
    expect(await shop.refusal(correct(id, lines))).toBe(reason);
    expect(await shop.papersOf(id)).toEqual(before);
  });

  test('leaves a form that was opened before it no other article to name', async () => {
    const { id } = await shop.sell({ pieces: { dvd: 1, other: 1 } });
    await correct(id, { other: 1, book: 1 });
    const { lines: corrected } = await shop.order(id);
    expect(corrected.map(({ article, position }) => [article, position])).toEqual([
      ['other', 1],
      ['book', 2],
    ]);
    // The buyer's form still lists the disc at 0.
    const lines = [{ position: 0, pieces: 1 }];
    expect(await shop.refusal(shop.withdraw(id, { lines }))).toBe('amount');
  });

  test('that removes an unpaid voucher leaves the books of its invoice as they were', async () => {
    const { id } = await withVoucher(false);
    await correct(id, { dvd: 1 });
    expect((await turnover()).vouchersSold).toEqual([5000, -5000, 0]);
  });

  test('is not previewed from a form of former lines, and costs what the preview showed', async () => {
    const { id } = await shop.sell({ pieces: { dvd: 1, other: 1 } });
    const lines = [{ article: 'other', pieces: 1 }];
    const correction = { ...staffActor, orderId: id, lines, findArticle, seen: '' };
    const shown = (shownTotal: number) => correctLines(shop.db, { ...correction, shownTotal });
    expect(await shop.refusal(shown(4180))).toBe('lines-changed');
    await shown(4190);
    // Row 0 was the disc that is gone.
    const typed = { seen: '', 'article-0': 'dvd', 'pieces-0': '5' };
    const context = { order: await shop.order(id), shopConfig: someShopConfig };
    for (const step of ['check', 'edit'])
      expect(await checkLines(shop.db, { ...context, query: { lines: step, ...typed } })).toEqual({
        typed: {},
        refusal: 'lines-changed',
      });
  });

  test('that leaves issued vouchers as they are does not send them again', async () => {
    const { id } = await withVoucher(true);
    await correct(id, { dvd: 1, card: 1, book: 1 });
    await shop.pay(id, 2900);
    expect(await shop.vouchersOf(id)).toHaveLength(1);
    expect((await shop.mailsOf(id)).filter((kind) => kind === 'vouchers')).toHaveLength(1);
  });

  test('asks for no rest once a piece is withdrawn, and leaves its refund to staff', async () => {
    const { id } = await shop.paid();
    await correct(id, { dvd: 1, book: 1 });
    await shop.withdraw(id, { lines: [{ position: 0, pieces: 1 }] });
    const account = { received: 4190, credited: 3490, open: 0, toPayBack: 590 };
    expect(await shop.accountOf(id)).toMatchObject(account);
    expect((await shop.splitOf(id))[0]).toMatchObject({ withdrawn: 0, refunded: 1 });
  });

  test('ends the reminders of the former invoice', async () => {
    const { id } = await shop.sell();
    const row = { order_id: id, step: 1, state: 'sent', at: now.toISOString() } as const;
    await shop.db.insertInto('reminders').values(row).execute();
    await correct(id, { book: 1 });
    expect(await shop.db.selectFrom('reminders').selectAll().execute()).toEqual([]);
  });
});
