import { beforeAll, expect, test } from 'vitest';
import { assignPayment, settlePayment } from '@/lib/shop/commands/handle-payment';
import type { Database } from '@/lib/shop/database/open-database';
import { readOrder } from '@/lib/shop/orders/order';
import { bookBankFile } from '@/lib/shop/payments/camt/book-bank-file';
import { onSqlite } from '@/tests/databases/on-both';
import { type Given, writeNotice, writeStatement } from '@/tests/doubles/write-camt';
import { sell } from '../../commands/read-shop';
import { now, someRequest } from '../../commands/some-request';

/** All orders of a list. */
function permute<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((first, at) =>
    permute(list.toSpliced(at, 1)).map((rest) => [first, ...rest]),
  );
}

/** Numbers from 0 up to 1, the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type Kind = 'sum' | 'nameless' | 'payer' | 'bank';
const kinds: Kind[] = ['sum', 'nameless', 'payer', 'bank'];

/** One entry, as a bank can report it: its sum, or each payment, with a reference of its own or of the payer. */
function report(kind: Kind, name: string, references: string[]): string {
  const payments = references.map((reference, at): Given => {
    const named = { bank: { name: `${name}-${at}` }, payer: { endToEnd: `E-${at}` } };
    return { amount: '41.90', reference, ...(kind in named && named[kind as keyof typeof named]) };
  });
  return writeStatement(payments, { name, isSum: kind === 'sum', isCounted: false });
}

onSqlite('reports of the same bookings', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  async function billed() {
    const order = await sell(db, someRequest());
    const found = db.selectFrom('invoices').select('reference').where('order_id', '=', order.id);
    return { id: order.id, reference: (await found.executeTakeFirstOrThrow()).reference };
  }

  const rows = () => db.selectFrom('payments').selectAll().execute();
  const total = async () => (await rows()).reduce((sum, { amount }) => sum + amount, 0);
  const stateOf = async (id: string) => (await readOrder(db, id))?.payment_state;
  const book = async (file: string) => {
    const { unread } = await bookBankFile(db, file, now);
    expect(unread).toEqual([]);
  };

  test.each([1, 2])('whichever comes first, an entry of %i is booked once', async (count) => {
    for (const [at, order] of permute(kinds).entries()) {
      const orders = await Promise.all(Array.from({ length: count }, billed));
      const files = order.map((kind) =>
        report(
          kind,
          `R${count}-${at}`,
          orders.map(({ reference }) => reference),
        ),
      );
      const before = await total();
      for (const file of files) {
        await book(file);
        expect((await total()) - before, order.join()).toBe(4190 * count);
        await book(file);
        expect((await total()) - before, `${order.join()} again`).toBe(4190 * count);
      }
      for (const { id } of orders) expect(await stateOf(id), order.join()).toBe('paid');
      for (const file of files) await book(file);
      expect((await total()) - before, 'all once more').toBe(4190 * count);
    }
    const waiting = (await rows()).filter(({ order_id }) => order_id === null);
    expect(waiting, 'nothing is left at the desk').toEqual([]);
  });

  test('a bill paid twice within one entry is paid twice in each report of it', async () => {
    for (const [at, order] of permute(kinds).entries()) {
      const { id, reference } = await billed();
      const before = await total();
      for (const kind of order) await book(report(kind, `T-${at}`, [reference, reference]));
      expect((await total()) - before, order.join()).toBe(8380);
      const own = (await rows()).filter(({ order_id }) => order_id === id);
      expect(own, order.join()).toHaveLength(2);
    }
  });

  test('charges that the bank takes from a sum are no money of their own', async () => {
    for (const [at, kind] of (['nameless', 'payer', 'bank'] as const).entries()) {
      const orders = [await billed(), await billed()];
      const references = orders.map(({ reference }) => reference);
      const name = `C-${at}`;
      const sum = report('sum', name, references).replace('83.80', '82.80');
      const before = await total();
      await book(sum);
      await book(report(kind, name, references));
      expect((await total()) - before, kind).toBe(8380);
      await book(sum);
      await book(report(kind, name, references));
      expect((await total()) - before, `${kind} again`).toBe(8380);
      for (const { id } of orders) expect(await stateOf(id)).toBe('paid');
    }
  });

  test('what the desk has dealt with stays as it is', async () => {
    const [assigned, settled] = [await billed(), await billed()];
    for (const [name, { reference }] of Object.entries({ A: assigned, S: settled }))
      await book(report('sum', `D-${name}`, [reference]));
    const waiting = (await rows()).filter(({ source_id }) => source_id.startsWith('D-'));
    const idOf = (name: string) => waiting.find((row) => row.source_id === name)?.id ?? '';
    const by = { actor: 'anna@bobine.example', now };
    await assignPayment(db, { orderId: assigned.id, paymentId: idOf('D-A'), ...by });
    await settlePayment(db, { paymentId: idOf('D-S'), ...by });
    const before = await rows();
    for (const [name, { reference }] of Object.entries({ A: assigned, S: settled }))
      for (const kind of kinds) await book(report(kind, `D-${name}`, [reference]));
    expect(await rows()).toEqual(before);
  });

  test('a payment without an invoice is taken out of its sum and waits beside the rest', async () => {
    const { id, reference } = await billed();
    const before = await total();
    await book(report('sum', 'U', [reference, reference]));
    await book(report('bank', 'U', [reference, 'RF18539007547034']));
    expect((await total()) - before).toBe(8380);
    expect(await stateOf(id)).toBe('paid');
    await book(report('sum', 'U', [reference, reference]));
    await book(report('bank', 'U', [reference, 'RF18539007547034']));
    expect((await total()) - before).toBe(8380);
  });

  test('credits that were taken back are counted once in whatever report', async () => {
    const before = await total();
    const back = (file: string) =>
      file.replaceAll('>CRDT<', '>DBIT<').replace('<RvslInd>false', '<RvslInd>true');
    for (const kind of [...kinds, ...kinds])
      await book(back(report(kind, 'V', ['RF18539007547034', 'RF18539007547034'])));
    expect((await total()) - before).toBe(-8380);
  });

  test('days and weeks in any order, once or several times, come to what was paid', async () => {
    const random = randomFrom(7);
    const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T;
    for (let round = 0; round < 12; round += 1) {
      const bills = [await billed(), await billed()];
      const start = await total();
      // Alike where the bank has named nothing: a bill paid twice, gifts of the same amount.
      const days = ['2026-11-24', '2026-11-25', '2026-11-26'].map((date, day) =>
        Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at): Given => {
          const words = pick([['Danke'], ['Merci', 'RF'], undefined]);
          const paid = { amount: pick(['41.90', '5.00']), date, payer: `Anna ${round}` };
          const named = random() < 0.4 && { name: `N-${round}-${day}-${at}` };
          return {
            ...paid,
            ...(words ? { words } : { reference: pick(bills).reference }),
            ...named,
          };
        }),
      );
      const [first = [], second = [], third = []] = days;
      const periods = [first, second, third, [...first, ...second], days.flat().toReversed()];
      const files = [...periods, ...periods].map((payments) => writeNotice(payments));
      const shuffled = files.map((file) => ({ file, by: random() })).sort((a, b) => a.by - b.by);
      for (const { file } of shuffled) await book(file);
      const paid = days
        .flat()
        .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
      expect((await total()) - start, `round ${round}`).toBe(paid);
    }
  });
});
