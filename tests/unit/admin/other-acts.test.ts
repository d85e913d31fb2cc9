import { beforeEach, describe, expect, test } from 'vitest';
import { actions } from '@/lib/admin/actions/actions';
import type { AdminContext } from '@/lib/admin/entry/enter-admin';
import { countDeclarations, listDeclarations, listStock } from '@/lib/admin/lists';
import { refundForm } from '@/lib/admin/orders/refund-form';
import { invitePerson } from '@/lib/admin/people';
import { setStock } from '@/lib/shop/commands/stock';
import type { Database } from '@/lib/shop/database/open-database';
import { onSqlite } from '@/tests/databases/on-both';
import { sell } from '../shop/commands/read-shop';
import { now, someRequest } from '../shop/commands/some-request';
import { deskOf } from './some-desk';

onSqlite('withdrawals at the desk', (open) => {
  let db: Database;
  let desk: AdminContext;
  beforeEach(async () => {
    db = await open();
    desk = deskOf(db);
  });

  async function keep(contract: string, changes: { settled_at?: string; order_id?: string } = {}) {
    const id = crypto.randomUUID();
    const declared = { name: 'Beat', email: 'beat@example.ch', outcome: 'unknown' };
    const received_at = now.toISOString();
    await db
      .insertInto('declarations')
      .values({ id, contract, received_at, ...declared, ...changes })
      .execute();
    return id;
  }

  test('those that nobody has settled are shown, with the order of their number', async () => {
    const { id: orderId, number } = await sell(db, someRequest());
    await keep(number);
    await keep('AAA-AAA', { settled_at: now.toISOString() });
    expect(await countDeclarations(db)).toBe(1);
    expect(await listDeclarations(db)).toEqual([
      {
        ...{ id: expect.any(String), contract: number, orderId, outcome: 'unknown' },
        ...{ name: 'Beat', email: 'beat@example.ch', received_at: now.toISOString() },
      },
    ]);
  });

  test('one is settled once, with a line in the log that names nobody', async () => {
    const { id: order_id, number } = await sell(db, someRequest());
    const declarationId = await keep(number, { order_id });
    await keep('AAA-AAA');
    for (let times = 0; times < 2; times += 1)
      expect(await actions['declaration-settle'](desk, { declarationId })).toBe(
        '/desk/declarations?said=declaration-settle',
      );
    expect((await listDeclarations(db)).map(({ contract }) => contract)).toEqual(['AAA-AAA']);
    const log = db.selectFrom('log').select(['actor', 'order_id', 'detail']);
    const detail = JSON.stringify({ declaration: declarationId });
    expect(await log.where('act', '=', 'declaration settled').execute()).toEqual([
      { actor: 'anna@house.example', order_id, detail },
    ]);
  });
});

onSqlite('a passkey', (open) => {
  test('is removed by its owner alone, with one line in the log', async () => {
    const db = await open();
    const [anna, beat] = await Promise.all(
      ['anna@house.example', 'beat@house.example'].map((email) =>
        invitePerson(db, { email, locale: 'fr' }, now),
      ),
    );
    const key = { public_key: '', counter: 0, transports: '[]', name: 'Phone', used_at: null };
    await db
      .insertInto('passkeys')
      .values({ ...key, id: 'key', person_id: anna ?? '', created_at: now.toISOString() })
      .execute();
    const remove = (personId = '') => {
      const desk = deskOf(db);
      const visitor = { ...desk.visitor, personId };
      return actions['passkey-remove']({ ...desk, visitor }, { id: 'key' });
    };
    const lines = async () => (await db.selectFrom('log').select('act').execute()).length;
    await remove(beat);
    expect(await db.selectFrom('passkeys').select('id').execute()).toHaveLength(1);
    expect(await lines()).toBe(0);
    expect(await remove(anna)).toContain('said=passkey-remove');
    await remove(anna);
    expect(await db.selectFrom('passkeys').select('id').execute()).toEqual([]);
    expect(await lines()).toBe(1);
  });
});

onSqlite('the stock as the desk lists it', (open) => {
  test('names every article, counted or not, and those that the house’s own file holds back', async () => {
    const db = await open();
    const article = 'affiche-le-voyage-dans-la-lune';
    await setStock(db, { article, pieces: 5, actor: 'anna@house.example', now });
    const listed = await listStock(db, 'fr');
    const find = (slug: string) => listed.find((one) => one.article === slug);
    expect(find(article)).toMatchObject({ pieces: 5, isHeld: true });
    expect(find('livre-ombres-peintes')).not.toHaveProperty('pieces');
    expect(find('livre-ombres-peintes')).not.toHaveProperty('isHeld');
  });
});

describe('the form of a refund', () => {
  const ids = { orderId: crypto.randomUUID(), key: crypto.randomUUID() };
  const read = (fields: Record<string, string>) => refundForm.safeParse({ ...ids, ...fields });

  test('lines, postage and what was paid too much are read in the smallest unit', () => {
    const fields = { 'pieces-0': '1', 'amount-0': '', 'pieces-12': '', 'amount-12': ' 5,50 ' };
    const { data } = read({ ...fields, postage: '7', excess: '0.05' });
    expect(data).toEqual({
      ...ids,
      asked: {
        lines: [
          { position: 0, pieces: 1 },
          { position: 12, pieces: 0, amount: 550 },
        ],
        ...{ postage: 700, excess: 5, restock: false },
      },
    });
  });

  test.each<Record<string, string>>([
    { postage: '-7' },
    { postage: 'all' },
    { excess: '1.234' },
    { 'pieces-0': '-1' },
    { 'pieces-0': '1.5' },
    { 'amount-0': '1e3' },
    { orderId: 'none' },
  ])('%j is no refund', (fields) => {
    expect(read(fields).success).toBe(false);
  });

  test('of fields that name no line none is read', () => {
    const fields = { 'pieces-00': '1', 'amount--1': '5', 'pieces-x': '1', 'pieces-99999': '1' };
    expect(read(fields).data?.asked.lines).toEqual([]);
  });
});
