import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Database } from '@/lib/shop/database/open-database';
import { enqueueMail } from '@/lib/shop/mail/outbox/outbox';
import { startMailWorker } from '@/lib/shop/mail/worker/mail-worker';
import { onSqlite } from '@/tests/databases/on-both';
import { until } from '@/tests/unit/until';

/** Starts a worker that records the kinds of delivered mails. */
function start(db: Database, given: Partial<Parameters<typeof startMailWorker>[0]> = {}) {
  const delivered: string[] = [];
  const stop = startMailWorker({
    open: async () => db,
    deliver: async (_, { kind }) => void delivered.push(kind),
    chores: [],
    ...given,
  });
  onTestFinished(stop);
  return { delivered, stop };
}

const put = (db: Database, kind: string) => enqueueMail(db, { kind }, new Date());

onSqlite('startMailWorker', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });

  test('delivers waiting mails, and new ones of this process at once', async () => {
    await put(db, 'before');
    const { delivered } = start(db);
    await until(() => expect(delivered).toEqual(['before']));
    await put(db, 'first');
    await until(() => expect(delivered).toEqual(['before', 'first']));
  });

  test('completes the mail being sent when it is stopped, and starts no other', async () => {
    const delivered: string[] = [];
    let release = () => {};
    for (const kind of ['first', 'second']) await put(db, kind);
    const { stop } = start(db, {
      deliver: async (_, { kind }) => {
        delivered.push(kind);
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      },
    });
    await until(() => expect(delivered).toHaveLength(1));
    const stopped = stop();
    release();
    await stopped;
    expect(delivered).toHaveLength(1);
    const rows = await db.selectFrom('outbox').select(['sent_at', 'claimed_until']).execute();
    expect(rows.filter(({ sent_at }) => sent_at)).toHaveLength(1);
    expect(rows.filter(({ claimed_until }) => claimed_until)).toEqual([]);
  });

  test('continues after a database failure and logs it without addresses', async () => {
    const lines: string[] = [];
    let isAway = true;
    const { delivered } = start(db, {
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
    await until(() => expect(delivered).toEqual(['first']));
  });
});
