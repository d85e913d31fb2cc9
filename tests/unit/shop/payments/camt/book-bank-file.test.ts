import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookBankFile } from '@/lib/shop/payments/camt/book-bank-file';
import { type Given, writeNotice, writeStatement } from '@/tests/doubles/write-camt';
import { formatReport } from '@/tools/shop/payments';
import { type Shop, withShop, withSqliteShop } from '../../commands/shop';
import { now } from '../../commands/some-request';

const price = '41.90';

function atBank(shop: Shop) {
  const book = (file: string) => bookBankFile(shop.db, file, now);
  return {
    book,
    /** Books a notice of these payments, and returns its lines. */
    notice: async (...payments: Given[]) => (await book(writeNotice(payments))).lines,
    payments: () => shop.db.selectFrom('payments').selectAll().orderBy('source_id').execute(),
    /** An order of CHF 41.90, the reference of its invoice, and a payment with it. */
    async billed() {
      const order = await shop.sell();
      const found = shop.db.selectFrom('invoices').select('reference');
      const invoice = await found.where('order_id', '=', order.id).executeTakeFirstOrThrow();
      const { reference } = invoice;
      return { order, reference, paid: { amount: price, reference, name: 'B-1' } };
    },
  };
}

withShop('a bank’s file', (shop) => {
  const { book, notice, payments, billed } = atBank(shop);

  test('pays the order of its reference once, also by the statement after the notice', async () => {
    const { order, reference, paid } = await billed();
    expect(await book(writeNotice([paid]))).toEqual({
      lines: [{ outcome: 'paid', amount: 4190, currency: 'CHF', reference, order: order.number }],
      ...{ skipped: {}, unread: [] },
    });
    expect(await shop.stateOf(order.id)).toBe('paid');
    const before = await payments();
    for (const file of [writeNotice([paid]), writeStatement([paid]), writeNotice([paid], '08')])
      expect((await book(file)).lines).toMatchObject([{ outcome: 'known', order: order.number }]);
    expect(await payments()).toEqual(before);
    const mails = await shop.mailsOf(order.id);
    expect(mails.filter((kind) => kind === 'paid')).toHaveLength(1);
  });

  test('keeps for the desk what nobody knows, until a later file tells whose it is', async () => {
    const { order, reference, paid } = await billed();
    const unknown: Given[] = [
      { amount: price, reference: 'RF18539007547034', name: 'B-1' },
      { amount: price, words: 'DVD', name: 'B-2' },
      { amount: price, currency: 'EUR', reference, name: 'B-3' },
    ];
    const outcomes = (await notice(...unknown)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['unknown', 'unknown', 'unknown']);
    expect(await shop.stateOf(order.id)).toBe('open');
    const before = await payments();
    expect(before).toMatchObject([
      { source_id: 'B-1', order_id: null, settled_at: null, payer: 'Anna Muster' },
      { source_id: 'B-2', order_id: null, settled_at: null },
      { source_id: 'B-3', order_id: null, settled_at: null, reference },
    ]);
    await notice(...unknown);
    expect(await payments()).toEqual(before);
    await notice({ ...paid, name: 'B-2' });
    expect((await payments())[1]).toMatchObject({ order_id: order.id, reference });
  });
});

withSqliteShop('booking what a bank’s file says', (shop) => {
  const { book, notice, payments, billed } = atBank(shop);

  test('a file of another account than the one a bill names books nothing, and says so', async () => {
    const { order, paid } = await billed();
    const other = 'CH5604835012345678009';
    const file = writeNotice([paid]).replaceAll('CH9300762011623852957', other);
    const { lines } = await book(file);
    expect(lines).toMatchObject([{ outcome: 'elsewhere', order: order.number, account: other }]);
    expect(await shop.stateOf(order.id)).toBe('open');
    expect(await payments()).toEqual([]);
    expect(formatReport({ lines, skipped: {}, unread: [] }).join()).toContain(other);
    // A QR-IBAN tells nothing of the IBAN of the same account.
    const beside = file.replaceAll(other, 'CH4431999123000889012');
    expect((await book(beside)).lines).toMatchObject([{ outcome: 'paid' }]);
  });

  test('too little leaves it open until the rest comes, too much is said', async () => {
    const { order, reference } = await billed();
    const pay = (amount: string, name: string) => notice({ amount, reference, name });
    expect(await pay('40.00', 'B-1')).toMatchObject([{ outcome: 'too-little', difference: 190 }]);
    expect(await shop.stateOf(order.id)).toBe('open');
    expect(await pay('1.90', 'B-2')).toMatchObject([{ outcome: 'paid' }]);
    expect(await shop.stateOf(order.id)).toBe('paid');
    expect(await pay(price, 'B-3')).toMatchObject([{ outcome: 'too-much', difference: 4190 }]);
  });

  test('a payment for a cancelled order is to be paid back', async () => {
    const { order, paid } = await billed();
    await shop.cancel(order.id);
    expect(await notice(paid)).toMatchObject([{ outcome: 'too-much', difference: 4190 }]);
  });

  test('a credit that is taken back waits for somebody, beside what it took back', async () => {
    const { order, paid } = await billed();
    await notice(paid);
    const back = await notice({ ...paid, way: 'DBIT', isReversal: true });
    expect(back).toMatchObject([{ outcome: 'reversed', amount: -4190 }]);
    expect(await shop.stateOf(order.id)).toBe('paid');
    expect(await payments()).toMatchObject([{ order_id: order.id }, { order_id: null }]);
  });

  test('what is none of the shop’s is counted', async () => {
    const { order, paid } = await billed();
    const file = writeNotice([
      { amount: '9.00', way: 'DBIT', name: 'B-1' },
      { amount: '9.00', status: 'PDNG', name: 'B-2' },
      { amount: '9.00', currency: 'USD', name: 'B-3' },
    ]);
    const skipped = { debit: 1, pending: 1, currency: 1 };
    expect(await book(file)).toEqual({ lines: [], skipped, unread: [] });
    expect(await payments()).toEqual([]);
    // Of a sum only what came in pays an order.
    const sum = writeStatement([paid, { ...paid, name: 'B-2', way: 'DBIT' }]);
    expect(await book(sum)).toMatchObject({
      lines: [{ outcome: 'paid', order: order.number }],
      skipped: { debit: 1 },
    });
    expect(await payments()).toHaveLength(1);
  });

  test('what cannot be read is named, and all that is beside it is booked', async () => {
    const { order, reference, paid } = await billed();
    const file = writeNotice([
      { ...paid, amount: 'many' },
      { ...paid, name: 'B-2' },
      { ...paid, amount: '30000000.00', name: 'B-3' },
      { ...paid, amount: '12.345', currency: 'KWD', name: 'B-4' },
    ]);
    const { unread, skipped } = await book(file);
    const many = { date: '2026-11-24', amount: 'CHF many', reference };
    expect(unread).toMatchObject([
      { ...many, reason: expect.stringMatching(/number/) },
      { amount: 'CHF 30000000.00', reason: expect.stringMatching(/large/) },
    ]);
    expect(skipped).toEqual({ currency: 1 });
    expect(await shop.stateOf(order.id)).toBe('paid');
    expect(await payments()).toMatchObject([{ source_id: 'B-2' }]);
  });

  test('a bill paid twice on one day without references of the bank is to be paid back once', async () => {
    const { order, reference } = await billed();
    const twice = { amount: price, reference };
    expect(await notice(twice, twice)).toMatchObject([
      { outcome: 'paid' },
      { outcome: 'too-much', order: order.number, difference: 4190 },
    ]);
    const outcomes = async (...given: Given[]) =>
      (await notice(...given)).map(({ outcome }) => outcome);
    expect(await outcomes(twice, twice)).toEqual(['known', 'known']);
    const week = [{ ...twice, date: '2026-11-23' }, twice, twice];
    expect(await outcomes(...week)).toEqual(['too-much', 'known', 'known']);
    expect(await payments()).toHaveLength(3);
  });

  test('a payment that an earlier version has booked under its digest is known', async () => {
    const { order, reference } = await billed();
    const paid = { amount: price, words: `${reference.slice(0, 4)} ${reference.slice(4)}` };
    const read = { amount: 4190, currency: 'CHF' as const, reference, payer: 'Anna Muster' };
    const booked = '2026-11-24T00:00:00.000Z';
    const said = JSON.stringify([{ ...read, bookedAt: booked }, '']);
    const digest = createHash('sha256').update(said).digest('base64url');
    const row = { id: 'P-1', order_id: order.id, source: 'bank', booked_at: booked } as const;
    const source_id = `digest ${digest}`;
    await shop.db
      .insertInto('payments')
      .values({ ...row, ...read, source_id })
      .execute();
    // It took the second for the first: that is money to pay back.
    expect(await notice(paid, paid)).toMatchObject([{ outcome: 'known' }, { outcome: 'too-much' }]);
  });

  test('words around a reference do not lose it, and none is found by chance', async () => {
    const { order, reference } = await billed();
    const { order: other } = await billed();
    const words = ['Rechnung', `${reference.replace(/(.{4})/g, '$1 ')} Merci beaucoup 2026`];
    expect(await notice({ amount: price, words, name: 'B-1' })).toMatchObject([
      { outcome: 'paid', reference, order: order.number },
    ]);
    expect(await shop.stateOf(other.id)).toBe('open');
  });

  test('of two references in the words of a payer the one that is still open is meant', async () => {
    const [paid, open] = [await billed(), await billed()];
    await notice(paid.paid);
    const words = `${paid.reference} ist bezahlt, nun ${open.reference}`;
    await notice({ amount: price, words, name: 'B-2' });
    expect(await shop.stateOf(open.order.id)).toBe('paid');
  });

  test('another amount under a known reference of the bank is named, not taken for known', async () => {
    const { reference, paid } = await billed();
    await notice(paid);
    const reason = expect.stringMatching(/CHF 41\.90/);
    expect(await book(writeNotice([{ ...paid, amount: '40.00' }]))).toMatchObject({
      lines: [],
      unread: [{ amount: 'CHF 40.00', reference, reason }],
    });
    expect(await payments()).toMatchObject([{ amount: 4190 }]);
  });
});
