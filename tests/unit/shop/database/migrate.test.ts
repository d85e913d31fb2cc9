import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recreateTables } from '@/lib/shop/database/backup-tables';
import { migrate } from '@/lib/shop/database/migrate';
import { openDatabase } from '@/lib/shop/database/open-database';
import { onBoth } from '@/tests/databases/on-both';
import { someOrderRow } from '../vouchers/some-order';

const at = '2026-11-23T10:00:00.000Z';

onBoth('the database schema', (open) => {
  test('rejects a negative stock, and changes to the log', async () => {
    const db = await open();
    const stock = { article: 'dvd', pieces: -1, changed_at: at };
    await expect(db.insertInto('stock').values(stock).execute()).rejects.toThrow(/check/i);
    const entry = { id: '1', at, actor: 'site', act: 'placed', detail: '{}' };
    await db.insertInto('log').values(entry).execute();
    await expect(db.updateTable('log').set({ act: 'sent' }).execute()).rejects.toThrow(/added to/);
    await expect(db.deleteFrom('log').execute()).rejects.toThrow(/added to/);
    expect(await db.selectFrom('log').select('act').execute()).toEqual([{ act: 'placed' }]);
  });

  test('fills the search column of orders from before its migration', async () => {
    const db = await open();
    await db.transaction().execute((tx) => recreateTables(tx, '0002-desk'));
    const address = JSON.stringify({ name: 'Éléonore Ødegård', town: 'Zürich' });
    // More rows than one page of the migration.
    for (let id = 0; id < 502; id += 1) {
      const { search: _, ...row } = { ...someOrderRow(`${id}`), address };
      await db
        .insertInto('orders')
        .values(row as ReturnType<typeof someOrderRow>)
        .execute();
    }
    await migrate(db);
    const found = db.selectFrom('orders').select('id').where('search', 'like', '%odegard\nzurich%');
    expect(await found.execute()).toHaveLength(502);
  });

  test('is unchanged after a failed migration', async () => {
    const db = await open();
    await db.transaction().execute((tx) => recreateTables(tx, '0002-desk'));
    // The second statement of 0018 fails.
    await db.schema.alterTable('invoices').addColumn('replaced_at', 'text').execute();
    await expect(migrate(db)).rejects.toThrow(/replaced_at/);
    await db.schema.alterTable('invoices').dropColumn('replaced_at').execute();
    await migrate(db);
    expect(await db.selectFrom('invoices').select('replaced_at').execute()).toEqual([]);
  });
});

test.skipIf(process.platform === 'win32')(
  'the database files are readable by their owner alone',
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'data-'));
    const file = join(root, 'data/shop.sqlite');
    const db = await openDatabase(file);
    const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);
    const all = [join(root, 'data'), file, `${file}-wal`].map(rights);
    expect(all).toEqual(['700', '600', '600']);
    await db.destroy();
    rmSync(root, { recursive: true });
  },
);
