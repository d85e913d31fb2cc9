import { beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '@/lib/shop/commands/cancel-order';
import { erasePersonalData } from '@/lib/shop/commands/erase-personal-data';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import type { Database } from '@/lib/shop/database/open-database';
import { submitWithdrawal } from '@/lib/shop/withdrawal/submit-withdrawal';
import { readStep } from '@/lib/shop/withdrawal/withdrawal-form';
import {
  recordWithdrawalRequest,
  withdrawFromPage,
} from '@/lib/shop/withdrawal/withdrawal-request';
import { onSqlite } from '@/tests/databases/on-both';
import { sell } from '../commands/read-shop';
import { now, someRequest } from '../commands/some-request';
import { someShopConfig as shopConfig } from '../commands/some-shop-config';

const hour = 60 * 60 * 1000;
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

onSqlite('recordWithdrawalRequest', (open) => {
  let db: Database;
  let order: { id: string; number: string };
  beforeEach(async () => {
    db = await open();
    order = await sell(db, someRequest({ email: 'Anna@example.ch' }));
  });

  const statement = (changed: { contract?: string; email?: string } = {}) => ({
    name: 'Anna Muster',
    contract: order.number,
    email: 'anna@example.ch',
    ...changed,
  });
  const declare = (changed = {}, at = now) =>
    recordWithdrawalRequest(db, {
      statement: statement(changed),
      shopConfig,
      locale: 'de',
      now: at,
    });
  const cancel = () => cancelOrder(db, { orderId: order.id, actor: 'site', shopConfig, now });
  const requests = () =>
    db
      .selectFrom('declarations')
      .select(['order_id', 'contract', 'outcome', 'settled_at'])
      .execute();
  const mails = (kind: 'withdrawn' | 'declared') =>
    db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute();

  /** The receipts of requests that withdrew nothing: recipient, language and order. */
  const declaredReceipts = async () => {
    const read = (await mails('declared')).map(async ({ order_id, payload }) => {
      const { declaration, locale } = JSON.parse(payload);
      const row = db.selectFrom('declarations').select('email').where('id', '=', declaration);
      return { order_id, locale, to: (await row.executeTakeFirstOrThrow()).email };
    });
    return Promise.all(read);
  };

  test('withdraws from the order with this number and email address, in any notation', async () => {
    await declare({ contract: order.number.toLowerCase().replace('-', ' ') });
    const at = now.toISOString();
    const orders = db.selectFrom('orders').select('withdrawn_at');
    expect(await orders.execute()).toEqual([{ withdrawn_at: at }]);
    expect(await requests()).toEqual([
      { order_id: order.id, contract: order.number, outcome: 'withdrawn', settled_at: at },
    ]);
    const [receipt] = await mails('withdrawn');
    expect(receipt?.order_id).toBe(order.id);
    expect(JSON.parse(receipt?.payload ?? '')).toEqual({ at, name: 'Anna Muster' });
    expect(await declaredReceipts(), 'no second receipt').toEqual([]);
  });

  test('stores an unknown order for staff and sends a receipt to the entered address', async () => {
    await declare({ email: 'berta@example.ch' });
    await declare({ contract: 'AAA-AAA' });
    const unknown = { order_id: null, outcome: 'unknown', settled_at: null };
    expect(await requests()).toMatchObject([unknown, unknown]);
    expect(await mails('withdrawn')).toEqual([]);
    const recipients = (await declaredReceipts()).map(({ to }) => to).sort();
    expect(recipients).toEqual(['anna@example.ch', 'berta@example.ch']);
  });

  test('stores a refused withdrawal for staff with the reason, without revealing it', async () => {
    await cancel();
    await expect(declare()).resolves.toBeUndefined();
    expect(await requests()).toEqual([
      { order_id: order.id, contract: order.number, outcome: 'cancelled', settled_at: null },
    ]);
    expect(await mails('withdrawn')).toEqual([]);
    expect(await declaredReceipts()).toEqual([
      { order_id: order.id, locale: 'de', to: 'anna@example.ch' },
    ]);
  });

  test('sends one receipt for a repeated request and leaves nothing to staff', async () => {
    await declare();
    await declare();
    const settled = { outcome: 'withdrawn', settled_at: now.toISOString() };
    expect(await requests()).toMatchObject([settled, settled]);
    expect(await mails('withdrawn')).toHaveLength(1);
  });

  test('stores and answers five requests a day for one email address', async () => {
    for (let times = 0; times < 6; times += 1) await declare({ contract: `AAA-AA${times}` });
    expect(await requests()).toHaveLength(5);
    expect(await declaredReceipts()).toHaveLength(5);
    await declare({}, after(25 * hour));
    expect(await requests()).toHaveLength(6);
  });

  test('is deleted with the personal data of its sender', async () => {
    await cancel();
    await declare();
    await declare({ contract: 'AAA-AAA' });
    await erasePersonalData(db, 'ANNA@example.ch', now);
    expect(await requests()).toEqual([]);
  });

  test('withdraws once from the order page and is then refused', async () => {
    const request = { orderId: order.id, statement: statement(), shopConfig, now };
    await withdrawFromPage(db, request);
    await expect(withdrawFromPage(db, request)).rejects.toThrow(OrderCommandError);
    expect(await requests()).toHaveLength(1);
  });
});

onSqlite('submitWithdrawal', (open) => {
  const statement = { name: 'Anna Muster', contract: 'K7Q-4ZT', email: 'anna@example.ch' };
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });
  const submit = (fields: Record<string, string>, at = now) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return submitWithdrawal(db, form, { shopConfig, locale: 'fr', now: at });
  };
  const count = async () => (await db.selectFrom('declarations').select('id').execute()).length;

  test('stores the input under a key of 128 bits until it is confirmed', async () => {
    const key = await submit(statement);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(await readStep(db, key ?? '', now)).toEqual({ statement, errors: {} });
    expect(await count()).toBe(0);
  });

  test('makes one request of a step confirmed repeatedly', async () => {
    const confirmed = (await submit(statement)) ?? '';
    for (const at of [now, after(5000)]) expect(await submit({ confirmed }, at)).toBe(confirmed);
    expect(await count()).toBe(1);
    const receivedAt = now.toISOString();
    expect(await readStep(db, confirmed, now)).toEqual({ statement, errors: {}, receivedAt });
  });

  test('makes no request of invalid input', async () => {
    const confirmed = (await submit({ ...statement, email: 'anna' })) ?? '';
    expect((await readStep(db, confirmed, now))?.errors).toEqual({ email: 'email' });
    expect(await submit({ confirmed })).toBeUndefined();
    expect(await count()).toBe(0);
  });

  test('makes no request of an unknown step, or one older than an hour', async () => {
    const confirmed = (await submit(statement)) ?? '';
    expect(await readStep(db, confirmed, after(hour + 1))).toBeUndefined();
    expect(await submit({ confirmed }, after(hour + 1))).toBeUndefined();
    expect(await submit({ confirmed: 'another' })).toBeUndefined();
    expect(await count()).toBe(0);
  });
});
