import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { assignPayment, settlePayment } from '@/lib/shop/commands/assign-payment';
import { bookBankFile } from '@/lib/shop/payments/camt/book-bank-file';
import { type StatementInput, writeNotice, writeStatement } from '@/tests/doubles/write-camt';
import { formatReport } from '@/tools/shop/payments';
import { type Shop, staffActor, withShop, withSqliteShop } from '../../commands/shop';
import { now } from '../../commands/some-request';

const price = '41.90';

function atBank(shop: Shop) {
  const book = (file: string) => bookBankFile(shop.db, file, now);
  return {
    book,
    /** Books a notice of these payments, and returns its lines. */
    notice: async (...payments: StatementInput[]) => (await book(writeNotice(payments))).lines,
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

withShop('booking a bank file', (shop) => {
  const { book, notice, payments, billed } = atBank(shop);

  test('pays the order with its reference once, in whichever reports it is listed', async () => {
    const { order, reference, paid } = await billed();
    expect(await book(writeNotice([paid]))).toEqual({
      lines: [{ outcome: 'paid', amount: 4190, currency: 'CHF', reference, order: order.number }],
      ...{ until: '2026-11-24', skipped: {}, unread: [] },
    });
    expect(await shop.stateOf(order.id)).toBe('paid');
    const before = await payments();
    for (const file of [writeNotice([paid]), writeStatement([paid]), writeNotice([paid], '08')])
      expect((await book(file)).lines).toMatchObject([{ outcome: 'known', order: order.number }]);
    expect(await payments()).toEqual(before);
    const mails = await shop.mailsOf(order.id);
    expect(mails.filter((kind) => kind === 'paid')).toHaveLength(1);
  });

  test('stores unmatched payments until a later file has their reference', async () => {
    const { order, reference, paid } = await billed();
    const unknown: StatementInput[] = [
      { amount: price, reference: 'RF18539007547034', name: 'B-1' },
      { amount: price, words: 'DVD', name: 'B-2' },
      { amount: price, currency: 'EUR', reference, name: 'B-3' },
    ];
    for (const outcome of ['unknown', 'known'])
      expect(await notice(...unknown)).toMatchObject(unknown.map(() => ({ outcome })));
    const waiting = { order_id: null, settled_at: null, payer: 'Anna Muster' };
    expect(await payments()).toMatchObject([
      { ...waiting, source_id: 'B-1' },
      { ...waiting, source_id: 'B-2' },
      { ...waiting, source_id: 'B-3', reference },
    ]);
    await notice({ ...paid, name: 'B-2' });
    expect((await payments())[1]).toMatchObject({ order_id: order.id, reference });
  });
});

withSqliteShop('a bank file', (shop) => {
  const { book, notice, payments, billed } = atBank(shop);

  test('of another account than that of the bill books nothing and names the account', async () => {
    const { order, paid } = await billed();
    const other = 'CH5604835012345678009';
    const file = writeNotice([paid]).replaceAll('CH9300762011623852957', other);
    const { lines } = await book(file);
    expect(lines).toMatchObject([{ outcome: 'elsewhere', order: order.number, account: other }]);
    expect(await shop.stateOf(order.id)).toBe('open');
    expect(await payments()).toEqual([]);
    expect(formatReport({ lines, skipped: {}, unread: [] }).join()).toContain(other);
    // The QR-IBAN and the IBAN of one account cannot be compared.
    const beside = file.replaceAll(other, 'CH4431999123000889012');
    expect((await book(beside)).lines).toMatchObject([{ outcome: 'paid' }]);
  });

  test('reports underpayments and overpayments with their difference', async () => {
    const { order, reference } = await billed();
    const pay = (amount: string, name: string) => notice({ amount, reference, name });
    expect(await pay('40.00', 'B-1')).toMatchObject([{ outcome: 'too-little', difference: 190 }]);
    expect(await shop.stateOf(order.id)).toBe('open');
    expect(await pay('1.90', 'B-2')).toMatchObject([{ outcome: 'paid' }]);
    expect(await shop.stateOf(order.id)).toBe('paid');
    expect(await pay(price, 'B-3')).toMatchObject([{ outcome: 'too-much', difference: 4190 }]);
  });

  test('stores a reversed credit for staff, beside the payment', async () => {
    const { order, paid } = await billed();
    await notice(paid);
    const back = await notice({ ...paid, way: 'DBIT', isReversal: true });
    expect(back).toMatchObject([{ outcome: 'reversed', amount: -4190 }]);
    expect(await shop.stateOf(order.id)).toBe('paid');
    expect(await payments()).toMatchObject([{ order_id: order.id }, { order_id: null }]);
  });

  test('counts skipped entries by reason', async () => {
    const file = writeNotice([
      { amount: '9.00', way: 'DBIT', name: 'B-1' },
      { amount: '9.00', status: 'PDNG', name: 'B-2' },
      { amount: '9.00', currency: 'USD', name: 'B-3' },
    ]);
    const skipped = { debit: 1, pending: 1, currency: 1 };
    expect(await book(file)).toMatchObject({ lines: [], skipped, unread: [] });
    expect(await payments()).toEqual([]);
  });

  test('lists unreadable payments and books the others', async () => {
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
      { ...many, fault: 'no-number' },
      { amount: 'CHF 30000000.00', fault: 'large' },
    ]);
    expect(skipped).toEqual({ currency: 1 });
    expect(await shop.stateOf(order.id)).toBe('paid');
    expect(await payments()).toMatchObject([{ source_id: 'B-2' }]);
  });

  test('books a bill paid twice on one day as two payments, without ids of the bank too', async () => {
    const { order, reference } = await billed();
    const twice = { amount: price, reference };
    expect(await notice(twice, twice)).toMatchObject([
      { outcome: 'paid' },
      { outcome: 'too-much', order: order.number, difference: 4190 },
    ]);
    const known = { outcome: 'known' };
    const week = [{ ...twice, date: '2026-11-23' }, twice, twice];
    expect(await notice(...week)).toMatchObject([{ outcome: 'too-much' }, known, known]);
  });

  test('recognises a payment that an earlier version booked under its digest', async () => {
    const { order, reference } = await billed();
    const paid = { amount: price, words: `${reference.slice(0, 4)} ${reference.slice(4)}` };
    const read = { amount: 4190, currency: 'CHF' as const, reference, payer: 'Anna Muster' };
    const booked = '2026-11-24T00:00:00.000Z';
    const contents = JSON.stringify([{ ...read, bookedAt: booked }, '']);
    const digest = createHash('sha256').update(contents).digest('base64url');
    const row = { id: 'P-1', order_id: order.id, source: 'bank', booked_at: booked } as const;
    const source_id = `digest ${digest}`;
    await shop.db
      .insertInto('payments')
      .values({ ...row, ...read, source_id })
      .execute();
    // The earlier version had booked one of the two.
    expect(await notice(paid, paid)).toMatchObject([{ outcome: 'known' }, { outcome: 'too-much' }]);
  });

  test('matches the unpaid one of two references in the payer’s text', async () => {
    const [paid, open] = [await billed(), await billed()];
    await notice(paid.paid);
    const spaced = open.reference.replace(/(.{4})/g, '$1 ');
    const words = [`${paid.reference} ist bezahlt, nun`, `${spaced} Merci beaucoup 2026`];
    await notice({ amount: price, words, name: 'B-2' });
    expect(await shop.stateOf(open.order.id)).toBe('paid');
  });

  test('lists another amount under a known id of the bank as not booked', async () => {
    const { reference, paid } = await billed();
    await notice(paid);
    expect(await book(writeNotice([{ ...paid, amount: '40.00' }]))).toMatchObject({
      lines: [],
      unread: [{ amount: 'CHF 40.00', reference, values: { booked: 'CHF 41.90' } }],
    });
    expect(await payments()).toMatchObject([{ amount: 4190 }]);
  });
});

/** All permutations of a list. */
function permute<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((first, at) =>
    permute(list.toSpliced(at, 1)).map((rest) => [first, ...rest]),
  );
}

/** Reproducible pseudo-random numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type Kind = 'sum' | 'nameless' | 'payer' | 'bank';
const kinds: Kind[] = ['sum', 'nameless', 'payer', 'bank'];

/** One entry as a bank may report it: as a sum, or by payment, with an id of the bank or of the payer. */
function report(kind: Kind, name: string, references: string[]): string {
  const payments = references.map((reference, at): StatementInput => {
    const named = { bank: { name: `${name}-${at}` }, payer: { endToEnd: `E-${at}` } };
    return { amount: '41.90', reference, ...(kind in named && named[kind as keyof typeof named]) };
  });
  return writeStatement(payments, { name, isSum: kind === 'sum', isCounted: false });
}

withSqliteShop('reports of the same bookings', (shop) => {
  const { billed, payments, ...bank } = atBank(shop);
  const total = async () => (await payments()).reduce((sum, { amount }) => sum + amount, 0);
  const book = async (file: string) => expect((await bank.book(file)).unread).toEqual([]);

  test.each([
    ['one payment', 1, 1],
    ['two payments', 2, 1],
    ['a bill paid twice', 1, 2],
  ])('book an entry with %s once, in any order', async (name, count, times) => {
    for (const [at, order] of permute(kinds).entries()) {
      const bills = await Promise.all(Array.from({ length: count }, billed));
      const references = Array.from({ length: times }, () => bills).flat();
      const files = order.map((kind) =>
        report(
          kind,
          `${name} ${at}`,
          references.map(({ reference }) => reference),
        ),
      );
      const before = await total();
      for (const file of [...files.flatMap((one) => [one, one]), ...files]) {
        await book(file);
        expect((await total()) - before, order.join()).toBe(4190 * references.length);
      }
      for (const bill of bills)
        expect(await shop.stateOf(bill.order.id), order.join()).toBe('paid');
    }
    const waiting = (await payments()).filter(({ order_id }) => order_id === null);
    expect(waiting).toEqual([]);
  });

  test('book payments in full if the bank deducted charges from their sum', async () => {
    for (const [at, kind] of (['nameless', 'payer', 'bank'] as const).entries()) {
      const orders = [await billed(), await billed()];
      const references = orders.map(({ reference }) => reference);
      const name = `C-${at}`;
      const sum = report('sum', name, references).replace('83.80', '82.80');
      const before = await total();
      for (const _ of [1, 2]) {
        for (const file of [sum, report(kind, name, references)]) await book(file);
        expect((await total()) - before, kind).toBe(8380);
      }
      for (const { order } of orders) expect(await shop.stateOf(order.id)).toBe('paid');
    }
  });

  test('leave payments that staff assigned or settled unchanged', async () => {
    const [assigned, settled] = [await billed(), await billed()];
    for (const [name, { reference }] of Object.entries({ A: assigned, S: settled }))
      await book(report('sum', `D-${name}`, [reference]));
    const waiting = (await payments()).filter(({ source_id }) => source_id.startsWith('D-'));
    const idOf = (name: string) => waiting.find((row) => row.source_id === name)?.id ?? '';
    await assignPayment(shop.db, {
      ...staffActor,
      orderId: assigned.order.id,
      paymentId: idOf('D-A'),
    });
    await settlePayment(shop.db, { ...staffActor, paymentId: idOf('D-S') });
    const before = await payments();
    for (const [name, { reference }] of Object.entries({ A: assigned, S: settled }))
      for (const kind of kinds) await book(report(kind, `D-${name}`, [reference]));
    expect(await payments()).toEqual(before);
  });

  test('split a payment without an invoice off its sum', async () => {
    const { order, reference } = await billed();
    for (const _ of [1, 2]) {
      await book(report('sum', 'U', [reference, reference]));
      await book(report('bank', 'U', [reference, 'RF18539007547034']));
      expect(await total()).toBe(8380);
    }
    expect(await shop.stateOf(order.id)).toBe('paid');
  });

  test('book reversed credits once', async () => {
    const reverse = (file: string) =>
      file.replaceAll('>CRDT<', '>DBIT<').replace('<RvslInd>false', '<RvslInd>true');
    for (const kind of [...kinds, ...kinds])
      await book(reverse(report(kind, 'V', ['RF18539007547034', 'RF18539007547034'])));
    expect(await total()).toBe(-8380);
  });

  test('of days and weeks, in any order and repeatedly, add up to the payments', async () => {
    const random = randomFrom(7);
    const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T;
    for (let round = 0; round < 12; round += 1) {
      const bills = [await billed(), await billed()];
      const start = await total();
      // Payments without an id may be identical: a bill paid twice, gifts of the same amount.
      const days = ['2026-11-24', '2026-11-25', '2026-11-26'].map((date, day) =>
        Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at): StatementInput => {
          const words = pick([['Danke'], ['Merci', 'RF'], undefined]);
          const paid = { amount: pick(['41.90', '5.00']), date, payer: `Anna ${round}` };
          const named = random() < 0.4 && { name: `N-${round}-${day}-${at}` };
          const purpose = words ? { words } : { reference: pick(bills).reference };
          return { ...paid, ...purpose, ...named };
        }),
      );
      const [first = [], second = [], third = []] = days;
      const periods = [first, second, third, [...first, ...second], days.flat().toReversed()];
      const files = [...periods, ...periods].map((payments) => writeNotice(payments));
      const shuffled = files.map((file) => ({ file, by: random() })).sort((a, b) => a.by - b.by);
      for (const { file } of shuffled) await book(file);
      const amounts = days.flat().map(({ amount }) => Math.round(Number(amount) * 100));
      const paid = amounts.reduce((sum, amount) => sum + amount, 0);
      expect((await total()) - start, `round ${round}`).toBe(paid);
    }
  });
});
