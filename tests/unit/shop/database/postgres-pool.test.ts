import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '@/lib/shop/database/open-database';
import { hasPostgres } from '@/tests/databases/cluster';
import { startPostgres } from '@/tests/databases/postgres';

const socketName = '.s.PGSQL.5432';

/** A way to the database on which, once it is frozen, nothing goes through: it takes connections and says nothing. */
async function freezable(where: string) {
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

/** What is to fail, with time passing for as long as it has not. */
async function whilePassing<Answer>(act: Promise<Answer>): Promise<Answer> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  act.then(over, over);
  while (!isOver) await vi.advanceTimersByTimeAsync(50);
  return act;
}

describe.skipIf(!hasPostgres)('a database that does not answer', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());
  afterEach(() => void vi.useRealTimers());

  test('is given up in time, and what was begun is taken back', async () => {
    const way = await freezable(await server.create());
    // Nothing is late because this machine is slow: time passes where nothing will ever be answered.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const db = await openDatabase(way.where, { patience: { connection: 300, query: 300 } });
    const began = Date.now();
    const stock = { article: 'dvd', pieces: 1, changed_at: '' };
    const act = db.transaction().execute(async (tx) => {
      await tx.insertInto('stock').values(stock).execute();
      way.freeze();
      await whilePassing(tx.updateTable('stock').set({ pieces: 0 }).execute());
    });
    await expect(act).rejects.toThrow('not answered within 0.3 s');
    // Nobody comes upon the connection that was given up, nor waits for it longer.
    await expect(whilePassing(sql`select 1`.execute(db))).rejects.toThrow(/timeout/);
    expect(Date.now() - began).toBeLessThan(2_000);
    way.thaw();
    expect(await db.selectFrom('stock').selectAll().execute()).toEqual([]);
    await db.destroy();
    way.close();
  });
});
