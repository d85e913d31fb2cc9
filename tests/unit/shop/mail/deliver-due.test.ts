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

/** Tries what is due whenever something is, and says in which minutes that was. */
async function triesWithin(db: Database, minutes: number, deliver: Deliver) {
  const tried: number[] = [];
  for (;;) {
    const next = await db
      .selectFrom('outbox')
      .select((is) => is.fn.min('due_at').as('due'))
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    const minute = (Date.parse(next?.due ?? '') - start.getTime()) / 60_000;
    if (!(minute <= minutes)) return tried;
    const noting: Deliver = async (row) => {
      tried.push(minute);
      await deliver(row);
    };
    await deliverDue(db, noting, () => at(minute));
  }
}

const fail: Deliver = () => Promise.reject(new Error('away'));

/** Puts in twenty mails, and delivers them from each of these at once: each is sent once. */
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

  test('sends what has been put in once, and nothing of a transaction that was given up', async () => {
    const id = await put(db);
    const givenUp = db.transaction().execute(async (tx) => {
      await put(tx);
      throw new Error('no stock');
    });
    await expect(givenUp).rejects.toThrow('no stock');
    const sent: string[] = [];
    const deliver: Deliver = async (row) => void sent.push(row.id);
    expect(await deliverDue(db, deliver, () => start)).toEqual({ sent: 1, failed: 0 });
    expect(await deliverDue(db, deliver, () => at(10))).toEqual({ sent: 0, failed: 0 });
    expect(sent).toEqual([id]);
  });

  test('sends nothing twice where several deliver at once', async () => {
    await deliverAtOnce([db, db, db, db]);
  });

  test('tries again with growing pauses for three days, and then keeps it in sight', async () => {
    const id = await put(db);
    const tried = await triesWithin(db, 4 * 24 * 60, fail);
    expect(tried).toEqual([0, 1, 6, 21, 81, 321, 1041, 1761, 2481, 3201, 3921]);
    expect(await listFailedMails(db)).toMatchObject([
      { id, isStuck: true, tries: 11, last_error: 'away' },
    ]);
    await retryNow(db, id, at(6000));
    expect(
      await deliverDue(
        db,
        async () => undefined,
        () => at(6000),
      ),
    ).toMatchObject({ sent: 1 });
    expect(await listFailedMails(db)).toEqual([]);
  });

  test('leaves the others alone where nobody can be reached', async () => {
    for (let count = 0; count < 3; count += 1) await put(db);
    const unreachable: Deliver = () =>
      Promise.reject(new MailServerUnreachable('connect ECONNREFUSED'));
    expect(await deliverDue(db, unreachable, () => start)).toEqual({ sent: 0, failed: 1 });
    expect(await listFailedMails(db)).toHaveLength(1);
  });

  test('holds no transaction open while it speaks', async () => {
    await put(db);
    let isThere = false;
    await deliverDue(
      db,
      async () => {
        await db.transaction().execute((tx) => put(tx, 'paid'));
        isThere = true;
      },
      () => start,
      { most: 1 },
    );
    expect(isThere).toBe(true);
  });

  test('takes again what a process had claimed that is no more, and not before', async () => {
    const id = await put(db);
    expect(await claimNext(db, start)).toMatchObject({ id });
    expect(await claimNext(db, new Date(start.getTime() + claimDuration - 1))).toBeUndefined();
    expect(await claimNext(db, new Date(start.getTime() + claimDuration))).toMatchObject({ id });
  });

  test('lets a failure not undo the claim of another', async () => {
    await put(db);
    await deliverDue(
      db,
      async () => {
        await claimNext(db, new Date(start.getTime() + claimDuration));
        throw new Error('late');
      },
      () => start,
    );
    expect(await db.selectFrom('outbox').select(['tries', 'last_error']).execute()).toEqual([
      { tries: 0, last_error: '' },
    ]);
  });
});

onFiles('two processes on one SQLite file', (place) => {
  test('send nothing twice', async () => {
    const where = await place();
    const opened = [await openDatabase(where), await openDatabase(where)];
    await deliverAtOnce(opened);
    for (const db of opened) await db.destroy();
  });
});

test('an error is kept in one line without the addresses that servers repeat', () => {
  const refused = new Error(
    '550 5.1.1 <anna.muster+shop@example.ch>:\n  no such user anna@bücher.example',
  );
  expect(redactError(refused)).toBe('550 5.1.1 <…>: no such user …');
});

test('a code says what its words leave out', () => {
  expect(redactError(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))).toBe(
    'ECONNREFUSED: away',
  );
  expect(redactError('thrown')).toBe('thrown');
});
