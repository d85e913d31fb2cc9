import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '@/lib/shop/database/open-database';
import {
  claimDuration,
  claimNext,
  type Deliver,
  deliverDue,
  MailServerUnreachable,
} from '@/lib/shop/mail/outbox/deliver-due';
import { enqueueMail, listFailedMails, redactError, retryNow } from '@/lib/shop/mail/outbox/outbox';
import { onBoth, onFiles } from '@/tests/databases/on-both';

const start = new Date('2026-11-23T10:00:00.000Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const put = (db: Database, kind = 'placed') => enqueueMail(db, { kind }, start);

/** Delivers twenty mails through all these connections at once: each is sent once. */
async function deliverAtOnce(dbs: Database[]) {
  for (let count = 0; count < 20; count += 1) await put(dbs[0] as Database);
  const sent: string[] = [];
  const deliver: Deliver = async (row) => {
    await new Promise((resolve) => setImmediate(resolve));
    sent.push(row.id);
  };
  const done = await Promise.all(dbs.map((db) => deliverDue(db, deliver, () => start)));
  expect(done.reduce((sum, one) => sum + one.sent, 0)).toBe(20);
  expect([new Set(sent).size, sent.length]).toEqual([20, 20]);
}

onBoth('the outbox', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });

  test('delivers an entry once, and none of a transaction that was rolled back', async () => {
    const id = await put(db);
    const rolledBack = db.transaction().execute(async (tx) => {
      await put(tx);
      throw new Error('no stock');
    });
    await expect(rolledBack).rejects.toThrow('no stock');
    const sent: string[] = [];
    const deliver: Deliver = async (row) => void sent.push(row.id);
    expect(await deliverDue(db, deliver, () => start)).toEqual({ sent: 1, failed: 0 });
    expect(await deliverDue(db, deliver, () => at(10))).toEqual({ sent: 0, failed: 0 });
    expect(sent).toEqual([id]);
  });

  test('delivers each entry once if several workers run at once', async () => {
    await deliverAtOnce([db, db, db, db]);
  });

  test('retries with growing delays for three days, then lists the entry as stuck, without addresses', async () => {
    const id = await put(db);
    const refuse: Deliver = () => Promise.reject(new Error('no user <anna@example.ch>'));
    for (const minute of [0, 1, 6, 21, 81, 321, 1041, 1761, 2481, 3201, 3921]) {
      const early = await deliverDue(db, refuse, () => at(minute - 0.1));
      const due = await deliverDue(db, refuse, () => at(minute));
      expect([early.failed, due.failed], `minute ${minute}`).toEqual([0, 1]);
    }
    expect(await listFailedMails(db)).toMatchObject([
      { id, isStuck: true, tries: 11, last_error: 'no user <…>' },
    ]);
    await retryNow(db, id, at(6000));
    const accept: Deliver = async () => undefined;
    expect(await deliverDue(db, accept, () => at(6000))).toMatchObject({ sent: 1 });
    expect(await listFailedMails(db)).toEqual([]);
  });

  test('stops at an unreachable mail server without trying the other entries', async () => {
    for (let count = 0; count < 3; count += 1) await put(db);
    const unreachable: Deliver = () =>
      Promise.reject(new MailServerUnreachable('connect ECONNREFUSED'));
    expect(await deliverDue(db, unreachable, () => start)).toEqual({ sent: 0, failed: 1 });
    expect(await listFailedMails(db)).toHaveLength(1);
  });

  test('has no open transaction while an entry is delivered', async () => {
    await put(db);
    const enqueue: Deliver = async () => {
      await db.transaction().execute((tx) => put(tx, 'paid'));
    };
    const { sent } = await deliverDue(db, enqueue, () => start, { limit: 1 });
    expect(sent).toBe(1);
  });

  test('delivers an entry claimed by a killed process after the claim has expired', async () => {
    const id = await put(db);
    expect(await claimNext(db, start)).toMatchObject({ id });
    expect(await claimNext(db, new Date(start.getTime() + claimDuration - 1))).toBeUndefined();
    expect(await claimNext(db, new Date(start.getTime() + claimDuration))).toMatchObject({ id });
  });

  test('a late failure does not undo the claim of another process', async () => {
    await put(db);
    const failLate: Deliver = async () => {
      await claimNext(db, new Date(start.getTime() + claimDuration));
      throw new Error('late');
    };
    await deliverDue(db, failLate, () => start);
    expect(await db.selectFrom('outbox').select(['tries', 'last_error']).execute()).toEqual([
      { tries: 0, last_error: '' },
    ]);
  });
});

onFiles('two connections to one SQLite file', (place) => {
  test('deliver each entry once', async () => {
    const where = await place();
    const opened = [await openDatabase(where), await openDatabase(where)];
    await deliverAtOnce(opened);
    for (const db of opened) await db.destroy();
  });
});

test.each([
  [
    new Error('550 5.1.1 <anna.muster+shop@example.ch>:\n  no such user anna@bücher.example'),
    '550 5.1.1 <…>: no such user …',
  ],
  [Object.assign(new Error('away'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED: away'],
  ['thrown', 'thrown'],
])('an error is stored as one line without addresses: %#', (error, line) =>
  expect(redactError(error)).toBe(line),
);
