import { beforeEach, expect, test } from 'vitest';
import { getCheckoutTranslator } from '@/lib/shop/checkout/checkout-messages';
import { readDraft, readOrderOfDraft } from '@/lib/shop/checkout/drafts';
import { openForm } from '@/lib/shop/checkout/get-checkout';
import { readJustOrdered, writeOrderedCookie } from '@/lib/shop/checkout/ordered-cookie';
import { readForm } from '@/lib/shop/checkout/read-form';
import { redirectPage } from '@/lib/shop/checkout/redirect-to-payment';
import { submitCheckout } from '@/lib/shop/checkout/submit-checkout';
import { cancelOrder } from '@/lib/shop/commands/cancel-order';
import type { Database } from '@/lib/shop/database/open-database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { createVoucher } from '@/lib/shop/vouchers/create-voucher';
import { onSqlite } from '@/tests/databases/on-both';
import { sell } from '../commands/read-shop';
import { now, someRequest } from '../commands/some-request';
import { someTill } from '../commands/some-till';
import { sentForm } from './sent-form';

const hourLater = new Date(now.getTime() + 3_600_000);
const article = 'blu-ray-nosferatu';

const till = getShopConfig('fr', {} as NodeJS.ProcessEnv) ?? expect.fail('The tests’ house sells');

/** A checkout leads to an order or to a form to mend; a test says which it expects. */
type Sent = { order: { id: string }; draftKey: string; faults: Record<string, unknown>[] };
const submit = async (db: Database, sent: URLSearchParams, asker = 'a') =>
  (await submitCheckout(db, {
    sent: readForm(sent),
    shopConfig: till,
    clientKey: asker,
    now,
  })) as unknown as Sent;

/** What a form costs, as its page shows it. */
async function totalOf(db: Database, sent: URLSearchParams): Promise<string> {
  const asked = new URLSearchParams(sent);
  asked.set('shown', '1');
  const { faults } = await submit(db, asked);
  return String(faults.find(({ kind }) => kind === 'total')?.total);
}

async function orders(db: Database) {
  return db.selectFrom('orders').selectAll().execute();
}

onSqlite('a checkout that is sent', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });

  test('is an order where the total is the one that was shown, and one however often it is sent', async () => {
    const sent = sentForm();
    sent.set('shown', await totalOf(db, sent));
    const [first, again] = [await submit(db, sent), await submit(db, sent)];
    expect(first).toHaveProperty('order.email', 'anna@example.ch');
    expect(again).toHaveProperty('order.id', first.order.id);
    const changed = new URLSearchParams(sent);
    changed.set('shown', '1');
    expect(await submit(db, changed)).toHaveProperty('order');
    expect(await orders(db)).toHaveLength(1);
  });

  test('leaves nothing of what was typed to mend, but the way from there to the order, for an hour', async () => {
    const sent = sentForm({ email: '' });
    const { draftKey } = await submit(db, sent);
    sent.set('email', 'anna@example.ch');
    sent.set('shown', await totalOf(db, sent));
    const { order } = await submit(db, sent);
    const opened = (at: Date) =>
      openForm(db, { draft: draftKey }, { shopConfig: till, locale: 'fr', now: at });
    expect(await opened(now)).toMatchObject({ kind: 'ordered', order: { id: order.id } });
    expect(await opened(hourLater)).toEqual({ kind: 'lost' });
    expect(await readOrderOfDraft(db, draftKey.slice(1), now)).toBeUndefined();
    const form = JSON.stringify({ kind: 'ordered', order: order.id });
    const rows = await db.selectFrom('drafts').selectAll().execute();
    expect(rows).toEqual([{ key: draftKey, form, faults: '[]', created_at: now.toISOString() }]);
  });

  test('is shown again where the total has changed, with both and with all that was typed', async () => {
    const sent = sentForm({ shown: '100', message: 'Bonjour' });
    const { draftKey, faults } = await submit(db, sent);
    expect(faults).toMatchObject([{ kind: 'total', shown: 100, currency: 'CHF' }]);
    expect(await readDraft(db, draftKey, now)).toMatchObject({
      faults,
      form: { lines: [{ article, pieces: 1 }], fields: { message: 'Bonjour', town: 'Rorschach' } },
    });
    expect(await orders(db)).toEqual([]);
  });

  test('is kept an hour to be mended, under a key of its own that nothing shorter opens', async () => {
    const sent = sentForm({ email: '' });
    const { draftKey } = await submit(db, sent);
    expect(draftKey).toMatch(/^[\w-]{22}$/);
    expect(draftKey).not.toBe(sent.get('form_key'));
    expect(await readOrderOfDraft(db, draftKey, now), 'it was not ordered').toBeUndefined();
    expect((await readDraft(db, draftKey, now))?.faults).toEqual([
      { kind: 'field', field: 'email', fault: 'missing' },
    ]);
    expect(await readDraft(db, draftKey, hourLater)).toBeUndefined();
    expect(await readDraft(db, draftKey.slice(1), now)).toBeUndefined();
  });

  test('names no fault where only sums are asked for', async () => {
    const asked = await submit(db, sentForm({ act: 'recalculate', email: '', country: 'DE' }));
    expect(asked).toMatchObject({ faults: [] });
    expect(await orders(db)).toEqual([]);
  });

  test('has what is left where less is left, and says so', async () => {
    const changed_at = now.toISOString();
    await db.insertInto('stock').values({ article, pieces: 2, changed_at }).execute();
    const { draftKey, faults } = await submit(db, sentForm({}, [[article, '5']]));
    expect(faults).toEqual([{ kind: 'sold-out', article, left: 2 }]);
    expect((await readDraft(db, draftKey, now))?.form.lines).toEqual([{ article, pieces: 2 }]);
  });

  test('orders nothing by a number of pieces that is none, and keeps what was typed', async () => {
    for (const typed of ['', '-1', '999999']) {
      const sent = sentForm({ shown: '2900', town: '' }, [[article, typed]]);
      const { draftKey, faults } = await submit(db, sent);
      expect(faults).toEqual([
        { kind: 'field', field: 'town', fault: 'missing' },
        { kind: 'number', article },
      ]);
      expect((await readDraft(db, draftKey, now))?.form.lines).toEqual([
        { article, pieces: 0, typed },
      ]);
      const summed = await submit(db, sentForm({ act: 'recalculate' }, [[article, typed]]));
      expect(summed).toMatchObject({ faults: [{ kind: 'number' }] });
    }
    expect(await orders(db)).toEqual([]);
  });

  test('has nothing left where all has been taken out', async () => {
    const { draftKey } = await submit(db, sentForm({}, [[article, '0']]));
    const opened = await openForm(db, { draft: draftKey }, { shopConfig: till, locale: 'fr', now });
    expect(opened).toMatchObject({ kind: 'empty', draft: { faults: [], form: { lines: [] } } });
    expect(await orders(db)).toEqual([]);
  });

  test('pays with a voucher what it has, and says what is wrong with a code', async () => {
    const { code } = await createVoucher(db, { value: 1_000, currency: 'CHF' }, now);
    const without = Number(await totalOf(db, sentForm()));
    const sent = sentForm({ voucher: code.toLowerCase() });
    const total = await totalOf(db, sent);
    expect(Number(total)).toBe(without - 1_000);
    sent.set('shown', total);
    expect(await submit(db, sent)).toMatchObject({
      order: { redeemed: 1_000, total: Number(total) },
    });
    for (const fault of ['empty', 'unknown'] as const) {
      const voucher = fault === 'empty' ? code : 'AAAA-BBBB-CCCC-DDDD';
      expect(await submit(db, sentForm({ voucher, shown: String(without) }))).toMatchObject({
        faults: [{ field: 'voucher', fault }],
      });
    }
  });

  test('guesses codes ten times, and nobody else is kept from theirs', async () => {
    const guess = (asker: string) =>
      submit(db, sentForm({ voucher: 'AAAA-BBBB-CCCC-DDDD', act: 'recalculate' }), asker);
    for (let count = 0; count < 10; count += 1) await guess('loud');
    expect(await guess('loud')).toMatchObject({ faults: [{ fault: 'guesses' }] });
    expect(await guess('quiet')).toMatchObject({ faults: [{ fault: 'unknown' }] });
  });
});

const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test('the cookie of an order is never sent in the clear under https', () => {
  expect(writeOrderedCookie('t', true)).toBe(
    'bobine-ordered=t; Path=/; Max-Age=3600; SameSite=Lax; Secure',
  );
  expect(writeOrderedCookie('t', false)).not.toContain('Secure');
});

onSqlite('an order just placed', (open) => {
  test('is known by its token for an hour, and by nothing else', async () => {
    const db = await open();
    const { id, token } = await sell(db, { ...someRequest({ pieces: { dvd: 1 } }), now });
    expect(await readJustOrdered(db, token, later(3_599_999))).toMatchObject({ id });
    expect(await readJustOrdered(db, token, later(3_600_000))).toBeUndefined();
    for (const other of [undefined, '', 'a-token', `${token.slice(1)}_`])
      expect(await readJustOrdered(db, other, now)).toBeUndefined();
    await cancelOrder(db, { orderId: id, actor: 'site', now, shopConfig: someTill });
    expect(await readJustOrdered(db, token, now), 'cancelled').toBeUndefined();
  });
});

test('the page that leads to paying opens it by itself, says what it does, and lets no address out of its attribute', async () => {
  const html = redirectPage(
    'https://pay.example/c?a=1&b="><script>',
    'de',
    await getCheckoutTranslator('de'),
  );
  const href = 'https://pay.example/c?a=1&amp;b=&quot;&gt;&lt;script&gt;';
  expect(html).toContain(`content="0;url=${href}"`);
  expect(html).toContain(`<a href="${href}"`);
  expect(html).toContain('Weiter zur Zahlung');
  expect(html).not.toContain('<script');
});
