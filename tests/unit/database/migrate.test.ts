import { expect, test } from 'vitest';
import { migrate } from '@/lib/database/migrate';
import { onBoth } from '../../databases/on-both';

const entry = { at: '2026-11-23T10:00:00.000Z', actor: 'site', act: 'placed', detail: '{}' };

onBoth('the tables of the shop', (open) => {
  test('are made once, and are there the second time', async () => {
    const db = await open();
    await migrate(db);
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });

  test('hold no fewer than no pieces', async () => {
    const db = await open();
    const stock = { article: 'dvd', pieces: -1, changed_at: entry.at };
    await expect(db.insertInto('stock').values(stock).execute()).rejects.toThrow(/check/i);
  });

  test('keep a log to which lines are added and nothing else', async () => {
    const db = await open();
    await db
      .insertInto('log')
      .values({ ...entry, id: '1' })
      .execute();
    await expect(db.updateTable('log').set({ act: 'sent' }).execute()).rejects.toThrow(/added to/);
    await expect(db.deleteFrom('log').execute()).rejects.toThrow(/added to/);
    expect(await db.selectFrom('log').select('act').execute()).toEqual([{ act: 'placed' }]);
  });
});
