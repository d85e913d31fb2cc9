import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '@/lib/database/open-database';
import { readOrder } from '@/lib/orders/read-order';
import { bookBankFile } from '@/lib/payment/camt/book-bank-file';
import { cancelOrder } from '@/lib/selling/cancel-order';
import { sayReport } from '@/tools/shop/payments/say-report';
import { onBoth } from '../../../databases/on-both';
import { writeNotice, writeStatement } from '../../../doubles/write-camt';
import { mailsOf, sell } from '../../selling/read-shop';
import { now, someRequest } from '../../selling/some-request';
import { someTill } from '../../selling/some-till';

onBoth('a bank’s file', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });

  /** An order of CHF 41.90 with the reference of its invoice. */
  async function billed() {
    const order = await sell(db, someRequest());
    const { reference } = await db
      .selectFrom('invoices')
      .select('reference')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    return { order, reference };
  }

  const stateOf = async (id: string) => (await readOrder(db, id))?.payment_state;
  const payments = () => db.selectFrom('payments').selectAll().orderBy('source_id').execute();

  test('a payment with the reference of an invoice pays its order, whose buyer hears of it', async () => {
    const { order, reference } = await billed();
    const file = writeNotice([{ amount: '41.90', reference, name: 'B-1' }]);
    expect(await bookBankFile(db, file, now)).toEqual({
      lines: [{ outcome: 'paid', amount: 4190, currency: 'CHF', reference, order: order.number }],
      skipped: {},
      unread: [],
    });
    expect(await stateOf(order.id)).toBe('paid');
    expect(await mailsOf(db, order.id)).toContain('paid');
  });

  test('a file of another account than the one a bill names books nothing, and says so', async () => {
    const { order, reference } = await billed();
    const paid = { amount: '41.90', reference, name: 'B-1' };
    const other = 'CH5604835012345678009';
    const file = writeNotice([paid]).replaceAll('CH9300762011623852957', other);
    const { lines } = await bookBankFile(db, file, now);
    expect(lines).toMatchObject([{ outcome: 'elsewhere', order: order.number, account: other }]);
    expect(await stateOf(order.id)).toBe('open');
    expect(await payments()).toEqual([]);
    expect(sayReport({ lines, skipped: {}, unread: [] }).join()).toContain(other);
    // A QR-IBAN tells nothing of the IBAN of the same account.
    const beside = file.replaceAll(other, 'CH4431999123000889012');
    expect((await bookBankFile(db, beside, now)).lines).toMatchObject([{ outcome: 'paid' }]);
  });

  test('the same file again, and the statement after the notice, change nothing', async () => {
    const { order, reference } = await billed();
    const paid = { amount: '41.90', reference, name: 'B-1' };
    await bookBankFile(db, writeNotice([paid]), now);
    const before = await payments();
    for (const file of [writeNotice([paid]), writeStatement([paid]), writeNotice([paid], '08')]) {
      const { lines } = await bookBankFile(db, file, now);
      expect(lines).toMatchObject([{ outcome: 'known', order: order.number }]);
    }
    expect(await payments()).toEqual(before);
    expect((await mailsOf(db, order.id)).filter((kind) => kind === 'paid')).toHaveLength(1);
  });

  test('too little leaves it open until the rest comes, too much is said', async () => {
    const { order, reference } = await billed();
    const pay = async (amount: string, name: string) =>
      (await bookBankFile(db, writeNotice([{ amount, reference, name }]), now)).lines[0];
    expect(await pay('40.00', 'B-1')).toMatchObject({ outcome: 'too-little', difference: 190 });
    expect(await stateOf(order.id)).toBe('open');
    expect(await pay('1.90', 'B-2')).toMatchObject({ outcome: 'paid' });
    expect(await stateOf(order.id)).toBe('paid');
    expect(await pay('41.90', 'B-3')).toMatchObject({ outcome: 'too-much', difference: 4190 });
  });

  test('what nobody knows is kept for the desk', async () => {
    const { order, reference } = await billed();
    const file = writeNotice([
      { amount: '41.90', reference: 'RF18539007547034', name: 'B-1' },
      { amount: '41.90', words: 'DVD', name: 'B-2' },
      { amount: '41.90', currency: 'EUR', reference, name: 'B-3' },
    ]);
    const { lines } = await bookBankFile(db, file, now);
    expect(lines.map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(await stateOf(order.id)).toBe('open');
    expect(await payments()).toMatchObject([
      { source_id: 'B-1', order_id: null, settled_at: null, payer: 'Anna Muster' },
      { source_id: 'B-2', order_id: null, settled_at: null },
      { source_id: 'B-3', order_id: null, settled_at: null, reference },
    ]);
    const before = await payments();
    await bookBankFile(db, file, now);
    expect(await payments()).toEqual(before);
  });

  test('what comes for an order that was cancelled is to be paid back', async () => {
    const { order, reference } = await billed();
    await cancelOrder(db, { orderId: order.id, till: someTill, actor: 'site', now });
    const { lines } = await bookBankFile(
      db,
      writeNotice([{ amount: '41.90', reference, name: 'B-1' }]),
      now,
    );
    expect(lines).toMatchObject([{ outcome: 'too-much', difference: 4190 }]);
  });

  test('a credit that is taken back waits for somebody, beside what it took back', async () => {
    const { order, reference } = await billed();
    const paid = { amount: '41.90', reference, name: 'B-1' };
    const back = { ...paid, way: 'DBIT' as const, isReversal: true };
    await bookBankFile(db, writeNotice([paid]), now);
    const { lines } = await bookBankFile(db, writeNotice([back]), now);
    expect(lines).toMatchObject([{ outcome: 'reversed', amount: -4190 }]);
    expect(await stateOf(order.id)).toBe('paid');
    expect(await payments()).toMatchObject([{ order_id: order.id }, { order_id: null }]);
  });

  test('what is none of the shop’s is counted', async () => {
    const file = writeNotice([
      { amount: '9.00', way: 'DBIT', name: 'B-1' },
      { amount: '9.00', status: 'PDNG', name: 'B-2' },
      { amount: '9.00', currency: 'USD', name: 'B-3' },
    ]);
    expect(await bookBankFile(db, file, now)).toEqual({
      lines: [],
      skipped: { debit: 1, pending: 1, currency: 1 },
      unread: [],
    });
    expect(await payments()).toEqual([]);
  });

  test('what cannot be read is named, and all that is beside it is booked', async () => {
    const { order, reference } = await billed();
    const file = writeNotice([
      { amount: 'many', reference, name: 'B-1' },
      { amount: '41.90', reference, name: 'B-2' },
      { amount: '30000000.00', reference, name: 'B-3' },
      { amount: '12.345', currency: 'KWD', reference, name: 'B-4' },
    ]);
    const { unread, skipped } = await bookBankFile(db, file, now);
    expect(unread).toMatchObject([
      {
        date: '2026-11-24',
        amount: 'CHF many',
        reference,
        reason: expect.stringMatching(/number/),
      },
      { amount: 'CHF 30000000.00', reason: expect.stringMatching(/large/) },
    ]);
    expect(skipped).toEqual({ currency: 1 });
    expect(await stateOf(order.id)).toBe('paid');
    expect(await payments()).toMatchObject([{ source_id: 'B-2' }]);
  });

  test('a bill paid twice on one day without references of the bank is to be paid back once', async () => {
    const { order, reference } = await billed();
    const twice = { amount: '41.90', reference };
    const file = writeNotice([twice, twice]);
    const { lines } = await bookBankFile(db, file, now);
    expect(lines).toMatchObject([
      { outcome: 'paid' },
      { outcome: 'too-much', order: order.number, difference: 4190 },
    ]);
    const week = writeNotice([{ ...twice, date: '2026-11-23' }, twice, twice]);
    const outcomes = (report: Awaited<ReturnType<typeof bookBankFile>>) =>
      report.lines.map(({ outcome }) => outcome);
    expect(outcomes(await bookBankFile(db, file, now))).toEqual(['known', 'known']);
    expect(outcomes(await bookBankFile(db, week, now))).toEqual(['too-much', 'known', 'known']);
    expect(await payments()).toHaveLength(3);
  });

  test('a payment that an earlier version has booked under its digest is known', async () => {
    const { order, reference } = await billed();
    const paid = { amount: '41.90', words: `${reference.slice(0, 4)} ${reference.slice(4)}` };
    const file = writeNotice([paid, paid]);
    const read = { amount: 4190, currency: 'CHF', reference, payer: 'Anna Muster' };
    const said = [{ ...read, bookedAt: '2026-11-24T00:00:00.000Z' }, ''];
    const digest = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
    await db
      .insertInto('payments')
      .values({
        ...{ id: 'P-1', order_id: order.id, source: 'bank', source_id: `digest ${digest}` },
        ...{ amount: 4190, currency: 'CHF', reference, payer: 'Anna Muster' },
        booked_at: '2026-11-24T00:00:00.000Z',
      })
      .execute();
    // It took the second for the first: that is money to pay back.
    const { lines } = await bookBankFile(db, file, now);
    expect(lines.map(({ outcome }) => outcome)).toEqual(['known', 'too-much']);
  });

  test('a payment that waits at the desk pays its order once a file tells whose it is', async () => {
    const { order, reference } = await billed();
    const paid = { amount: '41.90', name: 'B-1' };
    await bookBankFile(db, writeNotice([{ ...paid, words: 'DVD' }]), now);
    await bookBankFile(db, writeNotice([{ ...paid, reference }]), now);
    expect(await payments()).toMatchObject([{ source_id: 'B-1', order_id: order.id, reference }]);
  });

  test('words around a reference do not lose it, and none is found by chance', async () => {
    const { order, reference } = await billed();
    const { order: other } = await billed();
    const words = ['Rechnung', `${reference.replace(/(.{4})/g, '$1 ')} Merci beaucoup 2026`];
    const file = writeNotice([{ amount: '41.90', words, name: 'B-1' }]);
    const { lines } = await bookBankFile(db, file, now);
    expect(lines).toMatchObject([{ outcome: 'paid', reference, order: order.number }]);
    expect(await stateOf(other.id)).toBe('open');
  });

  test('of two references in the words of a payer the one that is still to be paid is meant', async () => {
    const [paid, open] = [await billed(), await billed()];
    const settled = { amount: '41.90', reference: paid.reference, name: 'B-1' };
    await bookBankFile(db, writeNotice([settled]), now);
    const words = `${paid.reference} ist bezahlt, nun ${open.reference}`;
    await bookBankFile(db, writeNotice([{ amount: '41.90', words, name: 'B-2' }]), now);
    expect(await stateOf(open.order.id)).toBe('paid');
  });

  test('only what came in of a sum pays an order', async () => {
    const { order, reference } = await billed();
    const paid = { amount: '41.90', reference, name: 'B-1' };
    const file = writeStatement([paid, { ...paid, name: 'B-2', way: 'DBIT' }]);
    expect(await bookBankFile(db, file, now)).toMatchObject({
      lines: [{ outcome: 'paid', order: order.number }],
      skipped: { debit: 1 },
    });
    expect(await payments()).toHaveLength(1);
  });

  test('another amount under a known reference of the bank is named, not taken for known', async () => {
    const { reference } = await billed();
    await bookBankFile(db, writeNotice([{ amount: '41.90', reference, name: 'B-1' }]), now);
    const other = writeNotice([{ amount: '40.00', reference, name: 'B-1' }]);
    expect(await bookBankFile(db, other, now)).toMatchObject({
      lines: [],
      unread: [{ amount: 'CHF 40.00', reference, reason: expect.stringMatching(/CHF 41\.90/) }],
    });
    expect(await payments()).toMatchObject([{ amount: 4190 }]);
  });
});
