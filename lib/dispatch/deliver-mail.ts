import type { Selectable } from 'kysely';
import type { Database } from '@/lib/database/open-database';
import type { OutboxTable } from '@/lib/database/tables';
import type { Mail } from '@/lib/mail/mail';
import { type MailFacts, mailPayload } from '@/lib/mail/mail-facts';
import { isMailKind } from '@/lib/mail/mail-kind';
import { orderMail } from '@/lib/mail/order-mail';
import { sendMail } from '@/lib/mail/send-mail';
import type { Order } from '@/lib/orders/order';
import { readOrder } from '@/lib/orders/read-order';
import { Unreachable } from '@/lib/outbox/deliver-due';
import { getTill } from '@/lib/till/get-till';
import { listVouchersOf } from '@/lib/vouchers/list-vouchers';
import { attaching } from './attaching';
import { writeDeclared } from './write-declared';

/**
 * Writes to whoever has ordered or declared, as an entry of the outbox says; not to somebody who has been forgotten since.
 */
export async function deliverMail(
  db: Database,
  row: Selectable<OutboxTable>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const written = await write(db, row);
  if (!written) return;
  const { mail, attach } = written;
  await sendMail(mail, { id: row.id, ...(attach && { attach }), env }).catch((error) => {
    throw isAway(error) ? new Unreachable(error.message, { cause: error }) : error;
  });
}

type Written = { mail: Mail; attach?: ReturnType<typeof attaching> };

async function write(db: Database, row: Selectable<OutboxTable>): Promise<Written | undefined> {
  const { kind, order_id, payload } = row;
  if (kind === 'declared') {
    const mail = await writeDeclared(db, payload);
    return mail && { mail };
  }
  if (!isMailKind(kind)) throw new Error(`Nobody knows how to say "${kind}"`);
  const order = order_id ? await readOrder(db, order_id) : undefined;
  if (!order) throw new Error('There is no such order');
  if (!order.email) return undefined;
  const facts = await readFacts(db, order, payload);
  const till = getTill(order.locale);
  if (!till) throw new Error('The shop is switched off, or has no way to pay');
  const mail = await orderMail(kind, order, till, facts);
  return { mail, attach: attaching(db, order, till) };
}

async function readFacts(db: Database, order: Order, payload: string): Promise<MailFacts> {
  const papers = await db
    .selectFrom('invoices')
    .select(['id', 'kind'])
    .where('order_id', '=', order.id)
    .orderBy('year')
    .orderBy('number')
    .execute();
  return {
    payload: mailPayload.parse(JSON.parse(payload)),
    vouchers: await listVouchersOf(db, order.id),
    papers,
  };
}

/** What nodemailer says where the server, not the mail, is at fault. */
const away = new Set(['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EAUTH', 'EOAUTH2']);

function isAway(error: unknown): error is Error {
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && away.has(code);
}
