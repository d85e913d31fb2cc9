import { readRefundable } from '@/lib/shop/commands/read-refundable';
import type { Database } from '@/lib/shop/database/open-database';
import { findStoredMails } from '@/lib/shop/mail/stored-mails';
import { readAccount } from '@/lib/shop/orders/read-account';
import { readOrder } from '@/lib/shop/orders/read-order';
import { listVouchersOf } from '@/lib/shop/vouchers/list-vouchers';
import { idField } from '../acts/form-fields';
import { listLog } from '../list-log';
import { isTroubled } from './is-troubled';

/** All data of an order for its admin page; `undefined` for an unknown id. */
export async function readFile(db: Database, id: string | undefined) {
  const read = idField.safeParse(id);
  const order = read.success ? await readOrder(db, read.data) : undefined;
  if (!order) return undefined;
  const of = { orderId: order.id };
  return {
    order,
    account: await readAccount(db, order),
    refundable: await readRefundable(db, order),
    papers: await papersOf(db, order.id),
    payments: await paymentsOf(db, order.id),
    mails: await mailsOf(db, order.id),
    vouchers: await listVouchersOf(db, order.id),
    log: (await listLog(db, of)).lines,
    isTroubled: await waits(db, order.id),
  };
}

export type OrderFile = NonNullable<Awaited<ReturnType<typeof readFile>>>;

async function waits(db: Database, orderId: string): Promise<boolean> {
  const order = db.selectFrom('orders').select('id').where('id', '=', orderId).where(isTroubled);
  return (await order.executeTakeFirst()) !== undefined;
}

function papersOf(db: Database, orderId: string) {
  return db
    .selectFrom('invoices')
    .select(['id', 'kind', 'year', 'number', 'amount', 'reference', 'issued_at'])
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .execute();
}

function paymentsOf(db: Database, orderId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'source', 'amount', 'currency', 'booked_at'])
    .where('order_id', '=', orderId)
    .orderBy('booked_at')
    .execute();
}

/** `kept`: the name of the stored mail, if the site has no mail server. */
async function mailsOf(db: Database, orderId: string) {
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'created_at', 'sent_at', 'tries', 'last_error'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  const kept = await findStoredMails(mails.map(({ id }) => id));
  return mails.map((mail) => ({ ...mail, kept: kept.get(mail.id) }));
}
