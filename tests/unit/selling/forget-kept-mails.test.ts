import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '@/lib/database/open-database';
import { keepMail, listKeptMails } from '@/lib/mail/kept-mails';
import { cancelOrder } from '@/lib/selling/cancel-order';
import { forgetKeptMails } from '@/lib/selling/forget-kept-mails';
import { forgetOrder } from '@/lib/selling/forget-order';
import { onBoth } from '../../databases/on-both';
import { sell } from './read-shop';
import { now, someRequest } from './some-request';
import { someTill } from './some-till';

/** An order, and the mail of it that a house without a mail server has kept. */
async function sellWithMail(db: Database, env: NodeJS.ProcessEnv) {
  const { id } = await sell(db, someRequest({ payment: 'stripe' }));
  await cancelOrder(db, { orderId: id, actor: 'site', now, till: someTill });
  const entries = db.selectFrom('outbox').select('id').where('order_id', '=', id);
  const [entry] = await entries.execute();
  if (!entry) throw new Error('Nothing was said of the order');
  await db
    .updateTable('outbox')
    .set({ sent_at: now.toISOString() })
    .where('id', '=', entry.id)
    .execute();
  const mail = { to: 'anna@example.ch', subject: id, text: '', html: '' };
  await keepMail({ id: entry.id, mail, files: [], eml: Buffer.from('') }, env);
  return id;
}

onBoth('the kept mails of an order', (open) => {
  test('go once it is forgotten and not before, and no other order’s', async () => {
    const db = await open();
    const env = { NODE_ENV: 'test', DATA: mkdtempSync(join(tmpdir(), 'kept-')) } as const;
    const orderId = await sellWithMail(db, env);
    const other = await sellWithMail(db, env);
    expect(await forgetKeptMails(db, orderId, env), 'not forgotten yet').toBe(0);
    await forgetOrder(db, { orderId, actor: 'visitor', now });
    expect(await forgetKeptMails(db, orderId, env)).toBe(1);
    expect((await listKeptMails(10, env)).map(({ subject }) => subject)).toEqual([other]);
  });
});
