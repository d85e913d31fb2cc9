import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '@/lib/shop/database/open-database';
import { hasPostgres } from '@/tests/databases/cluster';
import { startPostgres } from '@/tests/databases/postgres';

const socketName = '.s.PGSQL.5432';

/** A proxy to the database that can be frozen: it accepts connections but forwards nothing. */
async function startProxy(where: string) {
  const folder = mkdtempSync(join(tmpdir(), 'frozen-'));
  const behind = decodeURIComponent(where.split('host=')[1] ?? '');
  const open: Socket[] = [];
  let isFrozen = false;
  const server = createServer((near) => {
    open.push(near);
    near.on('error', () => undefined);
    if (isFrozen) return;
    const far = connect(join(behind, socketName));
    open.push(far);
    far.on('error', () => undefined);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((done) => server.listen(join(folder, socketName), done));
  return {
    where: where.replace(encodeURIComponent(behind), encodeURIComponent(folder)),
    freeze: () => {
      isFrozen = true;
      for (const socket of open) socket.unpipe().pause();
    },
    thaw: () => {
      isFrozen = false;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Advances the fake time until the promise is settled. */
async function advancing<Answer>(pending: Promise<Answer>): Promise<Answer> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  pending.then(over, over);
  while (!isOver) await vi.advanceTimersByTimeAsync(50);
  return pending;
}

describe.skipIf(!hasPostgres)('a database that does not answer', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());

  test('fails its query in time, and its transaction is rolled back', async () => {
    const proxy = await startProxy(await server.create());
    // Fake time, so that a slow machine causes no timeout.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const db = await openDatabase(proxy.where, { timeouts: { connection: 300, query: 300 } });
    const began = Date.now();
    const stock = { article: 'dvd', pieces: 1, changed_at: '' };
    const transaction = db.transaction().execute(async (tx) => {
      await tx.insertInto('stock').values(stock).execute();
      proxy.freeze();
      await advancing(tx.updateTable('stock').set({ pieces: 0 }).execute());
    });
    await expect(transaction).rejects.toThrow('not answered within 0.3 s');
    // A later query neither gets the closed connection nor waits longer.
    await expect(advancing(sql`select 1`.execute(db))).rejects.toThrow(/timeout/);
    expect(Date.now() - began).toBeLessThan(2_000);
    proxy.thaw();
    expect(await db.selectFrom('stock').selectAll().execute()).toEqual([]);
    await db.destroy();
    proxy.close();
  });
});
