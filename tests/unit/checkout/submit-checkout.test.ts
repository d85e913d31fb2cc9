import { expect, test } from 'vitest';
import { readDraft, readOrdered } from '@/lib/checkout/drafts';
import { GarbageError } from '@/lib/checkout/garbage';
import { openForm } from '@/lib/checkout/open-form';
import { readForm } from '@/lib/checkout/read-form';
import { submitCheckout } from '@/lib/checkout/submit-checkout';
import type { Database } from '@/lib/database/open-database';
import { getTill } from '@/lib/till/get-till';
import { createVoucher } from '@/lib/vouchers/create-voucher';
import { onBoth } from '../../databases/on-both';
import { sentForm } from './sent-form';

const now = new Date('2026-11-23T10:00:00.000Z');
const hourLater = new Date(now.getTime() + 3_600_000);
const article = 'blu-ray-nosferatu';

function submit(db: Database, sent: URLSearchParams, asker = 'a') {
  const till = getTill('fr', {} as NodeJS.ProcessEnv);
  if (!till) throw new Error('The tests’ house sells');
  return submitCheckout(db, { sent: readForm(sent), till, asker, now });
}

/** What a form costs, as its page shows it. */
async function totalOf(db: Database, sent: URLSearchParams): Promise<string> {
  const asked = new URLSearchParams(sent);
  asked.set('shown', '1');
  const { faults } = (await submit(db, asked)) as { faults: { kind: string; total: number }[] };
  return String(faults.find(({ kind }) => kind === 'total')?.total);
}

async function orders(db: Database) {
  return db.selectFrom('orders').selectAll().execute();
}

onBoth('a checkout that is sent', (open) => {
  test('is an order where the total is the one that was shown, and one however often it is sent', async () => {
    const db = await open();
    const sent = sentForm();
    sent.set('shown', await totalOf(db, sent));
    const [first, again] = [await submit(db, sent), await submit(db, sent)];
    expect(first).toHaveProperty('order.email', 'anna@example.ch');
    expect(again).toHaveProperty('order.id', (first as { order: { id: string } }).order.id);
    const changed = new URLSearchParams(sent);
    changed.set('shown', '1');
    expect(await submit(db, changed)).toHaveProperty('order');
    expect(await orders(db)).toHaveLength(1);
  });

  test('leaves nothing of what was typed to mend, but the way from there to the order, for an hour', async () => {
    const db = await open();
    const till = getTill('fr', {} as NodeJS.ProcessEnv);
    if (!till) throw new Error('The tests’ house sells');
    const sent = sentForm({ email: '' });
    const { again } = (await submit(db, sent)) as { again: string };
    sent.set('email', 'anna@example.ch');
    sent.set('shown', await totalOf(db, sent));
    const { order } = (await submit(db, sent)) as { order: { id: string } };
    const opened = (at: Date) => openForm(db, { draft: again }, { till, locale: 'fr', now: at });
    expect(await opened(now)).toMatchObject({ kind: 'ordered', order: { id: order.id } });
    expect(await opened(hourLater)).toEqual({ kind: 'lost' });
    expect(await readOrdered(db, again.slice(1), now)).toBeUndefined();
    const form = JSON.stringify({ kind: 'ordered', order: order.id });
    const rows = await db.selectFrom('drafts').selectAll().execute();
    expect(rows).toEqual([{ key: again, form, faults: '[]', created_at: now.toISOString() }]);
  });

  test('says of a form to mend that was not ordered nothing of an order', async () => {
    const db = await open();
    const { again } = (await submit(db, sentForm({ email: '' }))) as { again: string };
    expect(await readOrdered(db, again, now)).toBeUndefined();
  });

  test('is shown again where the total has changed, with both and with all that was typed', async () => {
    const db = await open();
    const sent = sentForm({ shown: '100', message: 'Bonjour' });
    const { again, faults } = (await submit(db, sent)) as { again: string; faults: object[] };
    expect(faults).toMatchObject([{ kind: 'total', shown: 100, currency: 'CHF' }]);
    expect(await readDraft(db, again, now)).toMatchObject({
      faults,
      form: { lines: [{ article, pieces: 1 }], fields: { message: 'Bonjour', town: 'Rorschach' } },
    });
    expect(await orders(db)).toEqual([]);
  });

  test('is kept an hour to be mended, under a key of its own that nothing shorter opens', async () => {
    const db = await open();
    const sent = sentForm({ email: '' });
    const { again } = (await submit(db, sent)) as { again: string };
    expect(again).toMatch(/^[\w-]{22}$/);
    expect(again).not.toBe(sent.get('form_key'));
    expect((await readDraft(db, again, now))?.faults).toEqual([
      { kind: 'field', field: 'email', fault: 'missing' },
    ]);
    expect(await readDraft(db, again, hourLater)).toBeUndefined();
    expect(await readDraft(db, again.slice(1), now)).toBeUndefined();
  });

  test('names no fault where only sums are asked for', async () => {
    const db = await open();
    const asked = await submit(db, sentForm({ act: 'recalculate', email: '', country: 'DE' }));
    expect(asked).toMatchObject({ faults: [] });
    expect(await orders(db)).toEqual([]);
  });

  test('has what is left where less is left, and says so', async () => {
    const db = await open();
    const changed_at = now.toISOString();
    await db.insertInto('stock').values({ article, pieces: 2, changed_at }).execute();
    const { again, faults } = (await submit(db, sentForm({}, [[article, '5']]))) as {
      again: string;
      faults: object[];
    };
    expect(faults).toEqual([{ kind: 'sold-out', article, left: 2 }]);
    expect((await readDraft(db, again, now))?.form.lines).toEqual([{ article, pieces: 2 }]);
  });

  test.each(['', '-1', '1.5', '999999'])(
    'orders nothing by %j pieces, and keeps what was typed',
    async (typed) => {
      const db = await open();
      const sent = sentForm({ shown: '2900', town: '' }, [[article, typed]]);
      const { again, faults } = (await submit(db, sent)) as { again: string; faults: object[] };
      expect(faults).toEqual([
        { kind: 'field', field: 'town', fault: 'missing' },
        { kind: 'number', article },
      ]);
      expect((await readDraft(db, again, now))?.form.lines).toEqual([
        { article, pieces: 0, typed },
      ]);
      const summed = await submit(db, sentForm({ act: 'recalculate' }, [[article, typed]]));
      expect(summed).toMatchObject({ faults: [{ kind: 'number' }] });
      expect(await orders(db)).toEqual([]);
    },
  );

  test('has nothing left where all has been taken out', async () => {
    const db = await open();
    const till = getTill('fr', {} as NodeJS.ProcessEnv);
    if (!till) throw new Error('The tests’ house sells');
    const { again } = (await submit(db, sentForm({}, [[article, '0']]))) as { again: string };
    const opened = await openForm(db, { draft: again }, { till, locale: 'fr', now });
    expect(opened).toMatchObject({ kind: 'empty', draft: { faults: [], form: { lines: [] } } });
    expect(await orders(db)).toEqual([]);
  });

  test('pays with a voucher what it has, and says what is wrong with a code', async () => {
    const db = await open();
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
    const db = await open();
    const guess = (asker: string) =>
      submit(db, sentForm({ voucher: 'AAAA-BBBB-CCCC-DDDD', act: 'recalculate' }), asker);
    for (let count = 0; count < 10; count += 1) await guess('loud');
    expect(await guess('loud')).toMatchObject({ faults: [{ fault: 'guesses' }] });
    expect(await guess('quiet')).toMatchObject({ faults: [{ fault: 'unknown' }] });
  });

  test('is refused with the reason where it names what there is not, or nothing', async () => {
    const db = await open();
    await expect(submit(db, sentForm({}, [['unheard-of', '1']]))).rejects.toThrow(GarbageError);
    expect(() => readForm(sentForm({}, []))).toThrow('empty');
    expect(await db.selectFrom('drafts').selectAll().execute()).toEqual([]);
  });
});
