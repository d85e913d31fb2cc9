import { expect, test } from 'vitest';
import { actions } from '@/lib/admin/actions/actions';
import { countWithdrawalRequests, listStock, listWithdrawalRequests } from '@/lib/admin/lists';
import { invitePerson } from '@/lib/admin/staff';
import { setStock } from '@/lib/shop/articles/stock';
import { onSqlite } from '@/tests/databases/on-both';
import { withSqliteShop } from '../shop/commands/shop';
import { now } from '../shop/commands/some-request';
import { adminContextOf } from './admin-context';

withSqliteShop('withdrawal declarations', (shop) => {
  const declared = {
    ...{ name: 'Beat', email: 'beat@example.ch', outcome: 'unknown' },
    received_at: now.toISOString(),
  };
  async function declare(contract: string, changes = {}) {
    const id = crypto.randomUUID();
    const row = { ...declared, id, contract, ...changes };
    await shop.db.insertInto('declarations').values(row).execute();
    return id;
  }

  test('are listed until they are settled, with the order of their number', async () => {
    const { id: orderId, number } = await shop.sell();
    const id = await declare(number);
    await declare('AAA-AAA', { settled_at: now.toISOString() });
    expect(await countWithdrawalRequests(shop.db)).toBe(1);
    expect(await listWithdrawalRequests(shop.db)).toEqual([
      { ...declared, id, contract: number, orderId },
    ]);
  });

  test('are settled once, with a log entry without personal data', async () => {
    const { id: order_id, number } = await shop.sell();
    const declarationId = await declare(number, { order_id });
    await declare('AAA-AAA');
    for (const _ of [1, 2])
      expect(
        await actions['declaration-settle'](adminContextOf(shop.db), { declarationId }),
      ).toContain('?said=');
    expect((await listWithdrawalRequests(shop.db)).map(({ contract }) => contract)).toEqual([
      'AAA-AAA',
    ]);
    const log = shop.db.selectFrom('log').select(['actor', 'order_id', 'detail']);
    const detail = JSON.stringify({ declaration: declarationId });
    expect(await log.where('act', '=', 'declaration settled').execute()).toEqual([
      { actor: 'anna@house.example', order_id, detail },
    ]);
  });
});

onSqlite('passkey-remove', (open) => {
  test('removes a passkey of its owner only, with one log entry', async () => {
    const db = await open();
    const [anna, beat] = await Promise.all(
      ['anna@house.example', 'beat@house.example'].map((email) =>
        invitePerson(db, { email, locale: 'fr' }, now),
      ),
    );
    const key = { public_key: '', counter: 0, transports: '[]', name: 'Phone', used_at: null };
    const row = { ...key, id: 'key', person_id: anna ?? '', created_at: now.toISOString() };
    await db.insertInto('passkeys').values(row).execute();
    const remove = (personId = '') => {
      const admin = adminContextOf(db);
      const visitor = { ...admin.visitor, personId };
      return actions['passkey-remove']({ ...admin, visitor }, { id: 'key' });
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

onSqlite('listStock', (open) => {
  test('lists every article, counted or not, and marks those not for sale', async () => {
    const db = await open();
    const article = 'affiche-le-voyage-dans-la-lune';
    await setStock(db, { article, pieces: 5, actor: 'anna@house.example', now });
    const listed = await listStock(db, 'fr');
    const counted = listed.find((one) => one.article === article);
    expect(counted).toMatchObject({ pieces: 5, isOffSale: true });
    const book = listed.find((one) => one.article === 'livre-ombres-peintes');
    expect(Object.keys(book ?? {})).toEqual(['article', 'title', 'kind']);
  });
});
