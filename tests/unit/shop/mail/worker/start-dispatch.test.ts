import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '@/lib/shop/database/open-database';
import { enqueueMail } from '@/lib/shop/mail/outbox/outbox';
import { startMailWorker } from '@/lib/shop/mail/worker/mail-worker';
import { onSqlite } from '@/tests/databases/on-both';
import { until } from '@/tests/unit/until';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

type Given = Partial<Parameters<typeof startMailWorker>[0]>;

/** Starts one that notes what it says. */
function start(db: Database, given: Given = {}) {
  const said: string[] = [];
  const stop = startMailWorker({
    open: async () => db,
    deliver: async (_, { kind }) => void said.push(kind),
    chores: [],
    ...given,
  });
  stops.push(stop);
  return { said, stop };
}

const put = (db: Database, kind: string) => enqueueMail(db, { kind }, new Date());

onSqlite('the worker of the outbox', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });

  test('finds what lay there, and wakes when this process puts something in, also where its transaction ends later', async () => {
    await put(db, 'before');
    const { said } = start(db);
    await until(() => expect(said).toEqual(['before']));
    await put(db, 'first');
    await until(() => expect(said).toEqual(['before', 'first']));
    await db.transaction().execute(async (tx) => {
      await put(tx, 'second');
      // Longer than its first look waits, which finds nothing yet.
      await wait(120);
    });
    await until(() => expect(said).toEqual(['before', 'first', 'second']));
  });

  test('begins nothing new once it is stopped, and finishes what is under way', async () => {
    const said: string[] = [];
    let release = () => {};
    for (const kind of ['first', 'second']) await put(db, kind);
    const { stop } = start(db, {
      deliver: async (_, { kind }) => {
        said.push(kind);
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      },
    });
    await until(() => expect(said).toHaveLength(1));
    const stopped = stop();
    release();
    await stopped;
    expect(said).toHaveLength(1);
    const rows = await db.selectFrom('outbox').select(['sent_at', 'claimed_until']).execute();
    expect(rows.filter(({ sent_at }) => sent_at)).toHaveLength(1);
    expect(rows.filter(({ claimed_until }) => claimed_until)).toEqual([]);
  });

  test('goes on after the database was away, and says so without names', async () => {
    const lines: string[] = [];
    let isAway = true;
    const { said } = start(db, {
      open: async () => {
        if (isAway) throw new Error('connect ECONNREFUSED anna@example.ch');
        return db;
      },
      log: (line) => void lines.push(line),
    });
    await until(() => expect(lines).toHaveLength(1));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      message: 'Outbox: connect ECONNREFUSED …',
    });
    isAway = false;
    await put(db, 'first');
    await until(() => expect(said).toEqual(['first']));
  });
});
