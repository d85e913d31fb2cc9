import { beforeEach, expect, test } from 'vitest';
import type { Database } from '@/lib/database/open-database';
import { acts } from '@/lib/desk/acts/acts';
import { countDeclarations, listDeclarations } from '@/lib/desk/declarations/list-declarations';
import type { Desk } from '@/lib/desk/entry/enter-desk';
import { onBoth } from '../../databases/on-both';
import { sell } from '../selling/read-shop';
import { now, someRequest } from '../selling/some-request';
import { deskOf } from './some-desk';

onBoth('withdrawals at the desk', (open) => {
  let db: Database;
  let desk: Desk;
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
      expect(await acts['declaration-settle'](desk, { declarationId })).toBe(
        '/desk/declarations?said=declaration-settle',
      );
    expect((await listDeclarations(db)).map(({ contract }) => contract)).toEqual(['AAA-AAA']);
    const log = await db
      .selectFrom('log')
      .select(['actor', 'order_id', 'detail'])
      .where('act', '=', 'declaration settled')
      .execute();
    const detail = JSON.stringify({ declaration: declarationId });
    expect(log).toEqual([{ actor: 'anna@house.example', order_id, detail }]);
  });

  test('what is no declaration settles nothing', async () => {
    await keep('AAA-AAA');
    expect(await acts['declaration-settle'](desk, { declarationId: '../x' })).toBe(
      '/desk/declarations?fault=form',
    );
    await acts['declaration-settle'](desk, { declarationId: crypto.randomUUID() });
    expect(await countDeclarations(db)).toBe(1);
    const log = db.selectFrom('log').select('id').where('act', '=', 'declaration settled');
    expect(await log.execute()).toEqual([]);
  });
});
