import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '@/lib/shop/commands/cancel-order';
import { forgetPerson } from '@/lib/shop/commands/forget-person';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import type { Database } from '@/lib/shop/database/open-database';
import { declareWithdrawal, withdrawFromPage } from '@/lib/shop/withdrawal/declare-withdrawal';
import { submitWithdrawal } from '@/lib/shop/withdrawal/submit-withdrawal';
import { readStep } from '@/lib/shop/withdrawal/withdrawal-form';
import { onSqlite } from '@/tests/databases/on-both';
import { sell } from '../commands/read-shop';
import { now, someRequest } from '../commands/some-request';
import { someTill as shopConfig } from '../commands/some-till';

onSqlite('a declared withdrawal', (open) => {
  let db: Database;
  let order: { id: string; number: string };

  beforeEach(async () => {
    db = await open();
    order = await sell(db, someRequest({ email: 'Anna@example.ch' }));
  });

  const statement = (changed: { contract?: string; email?: string } = {}) => ({
    ...{ name: 'Anna Muster', contract: order.number, email: 'anna@example.ch', ...changed },
  });
  const declare = (changed = {}) =>
    declareWithdrawal(db, { statement: statement(changed), shopConfig, locale: 'de', now });
  const declarations = () =>
    db
      .selectFrom('declarations')
      .select(['order_id', 'contract', 'outcome', 'settled_at'])
      .orderBy('outcome')
      .execute();
  const receipts = () =>
    db.selectFrom('outbox').selectAll().where('kind', '=', 'withdrawn').execute();

  /** To whom a receipt of what was not carried out goes, by the order it stands with. */
  const declared = async () => {
    const rows = await db.selectFrom('outbox').selectAll().where('kind', '=', 'declared').execute();
    const read = rows.map(async ({ order_id, payload }) => {
      const { declaration, locale } = JSON.parse(payload);
      const row = db.selectFrom('declarations').select('email').where('id', '=', declaration);
      return { order_id, locale, to: (await row.executeTakeFirstOrThrow()).email };
    });
    return Promise.all(read);
  };

  test('number and mail address of an order withdraw from it, however they are written', async () => {
    await declare({ contract: order.number.toLowerCase().replace('-', ' ') });
    const orders = db.selectFrom('orders').select('withdrawn_at');
    expect(await orders.execute()).toEqual([{ withdrawn_at: now.toISOString() }]);
    expect(await declarations()).toEqual([
      {
        ...{ order_id: order.id, contract: order.number, outcome: 'withdrawn' },
        settled_at: now.toISOString(),
      },
    ]);
    const [receipt] = await receipts();
    expect(receipt?.order_id).toBe(order.id);
    expect(JSON.parse(receipt?.payload ?? '')).toEqual({
      ...{ at: now.toISOString(), name: 'Anna Muster' },
    });
    expect(await declared(), 'one receipt is enough').toEqual([]);
  });

  test('what fits no order is kept for the desk; a receipt goes to the address that was typed, whatever there is', async () => {
    await declare({ email: 'berta@example.ch' });
    await declare({ contract: 'AAA-AAA' });
    const unknown = { order_id: null, outcome: 'unknown' };
    expect(await declarations()).toMatchObject([unknown, unknown]);
    expect(await receipts()).toEqual([]);
    const to = (await declared()).map((one) => one.to).sort();
    expect(to).toEqual(['anna@example.ch', 'berta@example.ch']);
  });

  test('what the house refuses is kept for the desk with the reason, and the answer is the same', async () => {
    await cancelOrder(db, { orderId: order.id, actor: 'anna@bobine.example', shopConfig, now });
    await expect(declare()).resolves.toBeUndefined();
    expect(await declarations()).toEqual([
      {
        ...{ order_id: order.id, contract: order.number, outcome: 'cancelled' },
        settled_at: null,
      },
    ]);
    expect(await receipts()).toEqual([]);
    expect(await declared()).toEqual([{ order_id: order.id, locale: 'de', to: 'anna@example.ch' }]);
  });

  test('to declare it twice leaves one receipt, and nothing for the desk to do', async () => {
    await declare();
    await declare();
    const settled = { outcome: 'withdrawn', settled_at: now.toISOString() };
    expect(await declarations()).toMatchObject([settled, settled]);
    expect(await receipts()).toHaveLength(1);
  });

  test('a sixth declaration of a day is answered like the others, and not kept', async () => {
    for (let times = 0; times < 6; times += 1) await declare({ contract: `AAA-AA${times}` });
    expect(await declarations()).toHaveLength(5);
    expect(await declared(), 'nor written to').toHaveLength(5);
    const tomorrow = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    await declareWithdrawal(db, {
      statement: statement(),
      shopConfig,
      locale: 'de',
      now: tomorrow,
    });
    expect(await declarations()).toHaveLength(6);
  });

  test('whoever is forgotten is forgotten as one who declared, too', async () => {
    await cancelOrder(db, { orderId: order.id, actor: 'anna@bobine.example', shopConfig, now });
    await declare();
    await declare({ contract: 'AAA-AAA' });
    await forgetPerson(db, 'ANNA@example.ch', now);
    expect(await declarations()).toEqual([]);
  });

  test('on the page of the order it is withdrawn once, and then refused', async () => {
    const act = { orderId: order.id, statement: statement(), shopConfig, now };
    await withdrawFromPage(db, act);
    await expect(withdrawFromPage(db, act)).rejects.toThrow(OrderCommandError);
    expect(await declarations()).toHaveLength(1);
  });
});

describe('in two steps', () => {
  const typed = { name: 'Anna Muster', contract: 'K7Q-4ZT', email: 'anna@example.ch' };
  const hour = 60 * 60 * 1000;

  function form(fields: Record<string, string>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  }

  onSqlite('the two steps of a declaration', (open) => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });
    const take = (fields: Record<string, string>, at = now) =>
      submitWithdrawal(db, form(fields), { shopConfig, locale: 'fr', now: at });
    const count = async () => (await db.selectFrom('declarations').select('id').execute()).length;

    test('what was typed is kept under a key of 128 bits until it is confirmed', async () => {
      const key = await take(typed);
      expect(key).toMatch(/^[\w-]{22}$/);
      expect(await readStep(db, key ?? '', now)).toEqual({ statement: typed, faults: {} });
      expect(await count()).toBe(0);
    });

    test('what was confirmed is declared once, however often it is sent', async () => {
      const confirmed = (await take(typed)) ?? '';
      expect(await take({ confirmed })).toBe(confirmed);
      const later = new Date(now.getTime() + 5000);
      expect(await take({ confirmed }, later)).toBe(confirmed);
      expect(await count()).toBe(1);
      expect(await readStep(db, confirmed, later)).toEqual({
        ...{ statement: typed, faults: {} },
        receivedAt: now.toISOString(),
      });
    });

    test('what has faults is not declared', async () => {
      const confirmed = (await take({ ...typed, email: 'anna' })) ?? '';
      expect((await readStep(db, confirmed, now))?.faults).toEqual({ email: 'email' });
      expect(await take({ confirmed })).toBeUndefined();
      expect(await count()).toBe(0);
    });

    test('after an hour it is gone, and so is what nobody has typed', async () => {
      const confirmed = (await take(typed)) ?? '';
      const later = new Date(now.getTime() + hour + 1);
      expect(await readStep(db, confirmed, later)).toBeUndefined();
      expect(await take({ confirmed }, later)).toBeUndefined();
      expect(await take({ confirmed: 'another' })).toBeUndefined();
      expect(await count()).toBe(0);
    });
  });
});
