import { expect, test } from 'vitest';
import { addDays } from '@/lib/primitives/time/days';
import { recordPendingPayment, settlePayment } from '@/lib/shop/commands/assign-payment';
import { recreateTables } from '@/lib/shop/database/backup-tables';
import { claimTask } from '@/lib/shop/database/claim-task';
import { migrate } from '@/lib/shop/database/migrate';
import { bookUpload } from '@/lib/shop/payments/camt/book-upload';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { remind } from '@/lib/shop/reminders/remind';
import { nextStep, type PastReminder } from '@/lib/shop/reminders/reminder-plan';
import { runOverdue } from '@/lib/shop/reminders/run-reminders';
import { writeNotice } from '@/tests/doubles/write-camt';
import { onAccount, staffActor, withShop } from '../commands/shop';
import { someShopConfig } from '../commands/some-shop-config';

/** A bill of 23 November, to be paid within ten days. */
const dueOn = '2026-12-03';
const bill = {
  ...{ iban: 'CH9300762011623852957', when: 'advance' as const, days: 10 },
  ...{ reminders: [{ days: 5 }, { days: 15 }], cancelAfter: 25 },
};
const shopConfig = {
  ...someShopConfig,
  payment: { ...someShopConfig.payment, bill },
} satisfies ShopConfig;

/** Noon of the day that is so many days after the last day to pay. */
const after = (days: number) => new Date(`${addDays(dueOn, days)}T11:00:00.000Z`);

const sent = (step: number, days: number): PastReminder => ({
  ...{ order_id: 'o', step, state: 'sent', at: after(days).toISOString() },
});
const { reminders, cancelAfter } = bill;
const plan = { reminders, cancelAfter };
test.each([
  ['the first reminder some days after the last day to pay', [], plan, 'reminder 1', 5],
  ['the second as long after the first as planned', [sent(1, 5)], plan, 'reminder 2', 15],
  ['the second later, if the first was late', [sent(1, 40)], plan, 'reminder 2', 50],
  ['the cancellation, if both were sent', [sent(1, 5), sent(2, 15)], plan, 'cancel', 25],
  ['the cancellation later, if the second was late', [sent(1, 5), sent(2, 60)], plan, 'cancel', 70],
  ['the cancellation without reminders', [], { reminders: [], cancelAfter }, 'cancel', 25],
] as const)('nextStep is %s', (_, past, { reminders, cancelAfter }, is, days) => {
  const config = { reminders: [...reminders], cancelAfter };
  const next = nextStep(dueOn, past, config);
  expect(next && ('step' in next ? `${next.is} ${next.step}` : next.is)).toBe(is);
  expect(next?.from).toBe(addDays(dueOn, days));
});

test('nextStep is none without a plan', () => {
  expect(nextStep(dueOn, [], {})).toBeUndefined();
  expect(nextStep(dueOn, [sent(1, 5), sent(2, 15)], { reminders })).toBeUndefined();
});

withShop('an unpaid bill', (shop) => {
  const run = (days: number) => runOverdue(shop.db, { shopConfig, now: after(days) });
  /** Books a report that the bank wrote some days after the last day to pay. */
  const bookBankFile = (days: number, uploadedAfter = days) => {
    const report = writeNotice([]).replace(/2026-11-24(?=T)/, addDays(dueOn, days));
    return bookUpload(shop.db, {
      ...{ name: 'camt.xml', bytes: Buffer.from(report) },
      ...{ actor: staffActor.actor, now: after(uploadedAfter) },
    });
  };
  const remindersOf = async (id: string) =>
    (await shop.mailsOf(id)).filter((kind) => kind === 'reminder').length;
  const isCancelled = async (id: string) => (await shop.order(id)).cancelled_at !== null;
  /** An order that was reminded twice, and is to be cancelled from day 25 on. */
  async function remindedTwice() {
    const order = await shop.sell();
    await run(5);
    await run(15);
    await bookBankFile(25);
    return order;
  }

  test('is reminded twice, each time once, though two processes run', async () => {
    const { id } = await shop.sell();
    await run(4);
    expect(await remindersOf(id)).toBe(0);
    for (const days of [5, 14]) await Promise.allSettled([run(days), run(days)]);
    expect(await remindersOf(id)).toBe(1);
    await Promise.allSettled([run(15), run(16)]);
    await run(24);
    expect(await remindersOf(id)).toBe(2);
    expect(await shop.logOf(id)).toEqual(['site: reminded', 'site: reminded', 'visitor: placed']);
  });

  test('is cancelled, with its stock and invoice, once the bank’s payments until then are booked', async () => {
    await shop.stockUp('dvd', 1);
    const { id } = await shop.sell();
    await run(5);
    await run(15);
    await bookBankFile(24, 26);
    await run(26);
    expect(await isCancelled(id)).toBe(false);
    await bookBankFile(26);
    await Promise.allSettled([run(26), run(26)]);
    expect(await isCancelled(id)).toBe(true);
    expect(await shop.stockOf('dvd')).toBe(1);
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 4190', 'credit 2: 4190']);
    expect(await shop.mailsOf(id)).toContain('cancelled');
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['a part of the money has arrived', (id) => shop.pay(id, 100)],
    ['a payment without a reference may be for it', () => shop.pay(undefined, 4190)],
    [
      'a payment is under way',
      (orderId) => recordPendingPayment(shop.db, { ...staffActor, orderId }),
    ],
    ['it is packed', (id) => shop.pack(id, { shopConfig: onAccount })],
    ['it is paid', (id) => shop.pay(id)],
    ['its buyer has withdrawn', (id) => shop.withdraw(id)],
  ])('is not cancelled if %s', async (_, change) => {
    const { id } = await remindedTwice();
    await change(id);
    await run(30);
    expect(await isCancelled(id)).toBe(false);
  });

  test('waits while money may be for it, and is reminded once staff have settled that', async () => {
    const { id } = await shop.sell();
    await shop.pay(undefined, 4190);
    await run(5);
    expect(await remindersOf(id)).toBe(0);
    const payment = await shop.db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
    await settlePayment(shop.db, { ...staffActor, paymentId: payment.id });
    await run(5);
    expect(await remindersOf(id)).toBe(1);
  });

  test('is reminded or skipped by staff, one step after the other, only while it is overdue', async () => {
    const { id: orderId } = await shop.sell();
    const by = { orderId, actor: staffActor.actor };
    const send = (step: 1 | 2, days: number, state: 'sent' | 'skipped' = 'sent') =>
      remind(shop.db, { ...by, now: after(days), step, state });
    expect(await shop.refusal(send(1, 0))).toBe('not-overdue');
    expect(await shop.refusal(send(2, 1))).toBe('not-overdue');
    await send(1, 1, 'skipped');
    expect(await shop.refusal(send(1, 1))).toBe('not-overdue');
    await send(2, 2);
    expect(await remindersOf(orderId)).toBe(1);
    expect(await shop.logOf(orderId)).toContain(`${staffActor.actor}: reminder skipped`);
  });

  test('of an earlier version gets its last day to pay', async () => {
    const { id } = await shop.sell();
    const order = await shop.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const invoice = await shop.db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow();
    await shop.db.transaction().execute((tx) => recreateTables(tx, '0011-bank-uploads'));
    const tables = await shop.db.introspection.getTables();
    /** A row without the columns that later migrations add. */
    const formerRow = <Row extends object>(table: string, row: Row) => {
      const columns = tables.find((one) => one.name === table)?.columns ?? [];
      const names = new Set(columns.map((column) => column.name));
      return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) as Row;
    };
    await shop.db.insertInto('orders').values(formerRow('orders', order)).execute();
    await shop.db.insertInto('invoices').values(formerRow('invoices', invoice)).execute();
    await migrate(shop.db);
    const found = shop.db.selectFrom('invoices').select('due_on').where('order_id', '=', id);
    expect(await found.execute()).toEqual([{ due_on: dueOn }]);
  });
});

withShop('a task of all processes', (shop) => {
  test('is claimed once in each interval', async () => {
    const claim = (minutes: number) =>
      claimTask(shop.db, 'a', { now: new Date(minutes * 60_000), every: 60 * 60_000 });
    const claims = await Promise.all([claim(0), claim(0), claim(0)]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claim(59)).toBe(false);
    expect(await claim(60)).toBe(true);
  });
});
