import { beforeEach, expect, test } from 'vitest';
import { readDraft, readOrderOfDraft } from '@/lib/shop/checkout/drafts';
import { openForm } from '@/lib/shop/checkout/get-checkout';
import { readForm } from '@/lib/shop/checkout/read-form';
import { submitCheckout } from '@/lib/shop/checkout/submit-checkout';
import { cancelOrder } from '@/lib/shop/commands/cancel-order';
import type { Database } from '@/lib/shop/database/open-database';
import { readJustOrdered, writeOrderedCookie } from '@/lib/shop/orders/order-links';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { createVoucher } from '@/lib/shop/vouchers/create-voucher';
import { onSqlite } from '@/tests/databases/on-both';
import { sell, stockUp } from '../commands/read-shop';
import { now, someRequest } from '../commands/some-request';
import { someShopConfig } from '../commands/some-shop-config';
import { sentForm } from './sent-form';

const hour = 3_600_000;
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const article = 'blu-ray-nosferatu';
const shopConfig = getShopConfig('fr', {} as NodeJS.ProcessEnv) ?? expect.fail('no shop config');

onSqlite('submitCheckout', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });

  /** The result is an order or a rejected form; a test names which it expects. */
  type Result = { order: { id: string }; draftKey: string; errors: Record<string, unknown>[] };
  const submit = async (sent: URLSearchParams, clientKey = 'a') => {
    const submission = { sent: readForm(sent), shopConfig, clientKey, now };
    return (await submitCheckout(db, submission)) as unknown as Result;
  };
  const draft = (key: string, at = now) => readDraft(db, key, at);
  const page = (key: string, at = now) =>
    openForm(db, { draft: key }, { shopConfig, locale: 'fr', now: at });
  const orders = () => db.selectFrom('orders').selectAll().execute();

  /** Sets the total that the form page would show. */
  async function withTotal(sent: URLSearchParams): Promise<URLSearchParams> {
    sent.set('shown', '1');
    const { errors } = await submit(sent);
    sent.set('shown', String(errors.find(({ kind }) => kind === 'total')?.total));
    return sent;
  }

  test('a form sent twice with the shown total makes one order', async () => {
    const sent = await withTotal(sentForm());
    const first = await submit(sent);
    expect(first).toHaveProperty('order.email', 'anna@example.ch');
    expect(await submit(sent)).toHaveProperty('order.id', first.order.id);
    sent.set('shown', '1');
    expect(await submit(sent), 'with another total').toHaveProperty('order.id', first.order.id);
    expect(await orders()).toHaveLength(1);
  });

  test('an ordered draft is emptied and leads to its order for an hour', async () => {
    const sent = sentForm({ email: '' });
    const { draftKey } = await submit(sent);
    sent.set('email', 'anna@example.ch');
    const { order } = await submit(await withTotal(sent));
    expect(await page(draftKey)).toMatchObject({ kind: 'ordered', order: { id: order.id } });
    expect(await page(draftKey, after(hour))).toEqual({ kind: 'lost' });
    expect(await readOrderOfDraft(db, draftKey.slice(1), now)).toBeUndefined();
    const form = JSON.stringify({ kind: 'ordered', order: order.id });
    const rows = await db.selectFrom('drafts').selectAll().execute();
    expect(rows).toEqual([{ key: draftKey, form, faults: '[]', created_at: now.toISOString() }]);
  });

  test('a form with another total is shown again with both totals and all input', async () => {
    const { draftKey, errors } = await submit(sentForm({ shown: '100', message: 'Bonjour' }));
    expect(errors).toMatchObject([{ kind: 'total', shown: 100, currency: 'CHF' }]);
    expect(await draft(draftKey)).toMatchObject({
      errors,
      form: { lines: [{ article, pieces: 1 }], fields: { message: 'Bonjour', town: 'Rorschach' } },
    });
    expect(await orders()).toEqual([]);
  });

  test('a rejected form is stored for an hour under a key of its own', async () => {
    const sent = sentForm({ email: '' });
    const { draftKey } = await submit(sent);
    expect(draftKey).toMatch(/^[\w-]{22}$/);
    expect(draftKey).not.toBe(sent.get('form_key'));
    expect((await draft(draftKey))?.errors).toEqual([
      { kind: 'field', field: 'email', fault: 'missing' },
    ]);
    expect(await readOrderOfDraft(db, draftKey, now), 'it was not ordered').toBeUndefined();
    expect(await draft(draftKey, after(hour))).toBeUndefined();
    expect(await draft(draftKey.slice(1))).toBeUndefined();
  });

  test('a recalculation reports no missing fields and orders nothing', async () => {
    const sent = sentForm({ act: 'recalculate', email: '', country: 'DE' });
    expect(await submit(sent)).toMatchObject({ errors: [] });
    expect(await orders()).toEqual([]);
  });

  test('pieces are lowered to the stock left, and the change is reported', async () => {
    await stockUp(db, article, 2);
    const { draftKey, errors } = await submit(sentForm({}, [[article, '5']]));
    expect(errors).toEqual([{ kind: 'sold-out', article, left: 2 }]);
    expect((await draft(draftKey))?.form.lines).toEqual([{ article, pieces: 2 }]);
  });

  test.each(['', '-1', '999999'])('%j pieces order nothing and are stored', async (typed) => {
    const lines: [string, string][] = [[article, typed]];
    const { draftKey, errors } = await submit(sentForm({ shown: '2900', town: '' }, lines));
    expect(errors).toEqual([
      { kind: 'field', field: 'town', fault: 'missing' },
      { kind: 'number', article },
    ]);
    expect((await draft(draftKey))?.form.lines).toEqual([{ article, pieces: 0, typed }]);
    const recalculated = await submit(sentForm({ act: 'recalculate' }, lines));
    expect(recalculated).toMatchObject({ errors: [{ kind: 'number' }] });
    expect(await orders()).toEqual([]);
  });

  test('a form with all lines removed is empty and orders nothing', async () => {
    const { draftKey } = await submit(sentForm({}, [[article, '0']]));
    expect(await page(draftKey)).toMatchObject({
      kind: 'empty',
      draft: { errors: [], form: { lines: [] } },
    });
    expect(await orders()).toEqual([]);
  });

  test('a voucher pays its balance; an empty or unknown code is reported', async () => {
    const { code } = await createVoucher(db, { value: 1_000, currency: 'CHF' }, now);
    const full = (await withTotal(sentForm())).get('shown');
    const sent = await withTotal(sentForm({ voucher: code.toLowerCase() }));
    const total = Number(full) - 1_000;
    expect(sent.get('shown')).toBe(String(total));
    expect(await submit(sent)).toMatchObject({ order: { redeemed: 1_000, total } });
    for (const [voucher, fault] of [
      [code, 'empty'],
      ['AAAA-BBBB-CCCC-DDDD', 'unknown'],
    ]) {
      const { errors } = await submit(sentForm({ voucher, shown: full ?? '' }));
      expect(errors).toMatchObject([{ field: 'voucher', fault }]);
    }
  });

  test('a client may guess ten voucher codes without limiting other clients', async () => {
    const guess = (clientKey: string) =>
      submit(sentForm({ voucher: 'AAAA-BBBB-CCCC-DDDD', act: 'recalculate' }), clientKey);
    for (let count = 0; count < 10; count += 1) await guess('attacker');
    expect(await guess('attacker')).toMatchObject({ errors: [{ fault: 'guesses' }] });
    expect(await guess('buyer')).toMatchObject({ errors: [{ fault: 'unknown' }] });
  });

  test('the order cookie names an order for an hour, unless it is cancelled', async () => {
    const { id, token } = await sell(db, someRequest());
    expect(await readJustOrdered(db, token, after(hour - 1))).toMatchObject({ id });
    expect(await readJustOrdered(db, token, after(hour))).toBeUndefined();
    for (const other of [undefined, '', 'a-token', `${token.slice(1)}_`])
      expect(await readJustOrdered(db, other, now)).toBeUndefined();
    await cancelOrder(db, { orderId: id, actor: 'site', now, shopConfig: someShopConfig });
    expect(await readJustOrdered(db, token, now)).toBeUndefined();
  });
});

test('the order cookie is secure on a site with https', () => {
  const cookie = 'bobine-ordered=t; Path=/; Max-Age=3600; SameSite=Lax';
  expect(writeOrderedCookie('t', true)).toBe(`${cookie}; Secure`);
  expect(writeOrderedCookie('t', false)).toBe(cookie);
});
