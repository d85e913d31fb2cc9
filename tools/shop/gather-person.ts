import { sql } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';
import { inSnapshot } from '@/lib/shop/database/transactions';
import { findGiftsTo } from '@/lib/shop/orders/gift';

/**
 * All data stored about the owner of an e-mail address, for a data request (article 15 of the GDPR, article 25
 * of the Swiss act): orders with documents, payments, vouchers, mails and actions, gifts, withdrawals,
 * unfinished forms, stock alerts and the admin account. Secrets (tokens, digests, keys) are left out.
 * @param email in lower case
 */
export function gatherPerson(db: Database, email: string) {
  return inSnapshot(db, async (snapshot) => ({
    email,
    orders: await gatherOrders(snapshot, email),
    gifts: (await findGiftsTo(snapshot, email)).map(({ id: _, ...gift }) => gift),
    withdrawals: await gatherWithdrawals(snapshot, email),
    unfinished: await gatherDrafts(snapshot, email),
    stock_alerts: await gatherAlerts(snapshot, email),
    desk: await gatherStaffAccount(snapshot, email),
  }));
}

async function gatherOrders(db: Database, email: string) {
  const found = await db
    .selectFrom('orders')
    .selectAll()
    .where(sql`lower(email)`, '=', email)
    .orderBy('placed_at')
    .execute();
  const orders = [];
  for (const { token: _, token_digest: __, form_key: ___, search: ____, ...order } of found) {
    const rowsOfOrder = <Table extends OwnedTable>(table: Table) => rowsOf(db, table, order.id);
    orders.push({
      ...readable(order),
      lines: await rowsOfOrder('order_lines'),
      invoices: await rowsOfOrder('invoices'),
      payments: await rowsOfOrder('payments'),
      vouchers: await rowsOfOrder('vouchers'),
      redeemed_vouchers: await rowsOfOrder('voucher_uses'),
      mails: await rowsOfOrder('outbox'),
      acts: await rowsOfOrder('log'),
      notes: await rowsOfOrder('buyer_notes'),
      parcels: await rowsOfOrder('shipments'),
      withdrawn: await rowsOfOrder('withdrawals'),
      returned: await rowsOfOrder('returns'),
      refunds: await rowsOfOrder('refunds'),
      reminders: await rowsOfOrder('reminders'),
    });
  }
  return orders;
}

type OwnedTable =
  | 'order_lines'
  | 'invoices'
  | 'payments'
  | 'vouchers'
  | 'voucher_uses'
  | 'outbox'
  | 'log'
  | 'buyer_notes'
  | 'shipments'
  | 'withdrawals'
  | 'returns'
  | 'refunds'
  | 'reminders';

async function rowsOf(db: Database, table: OwnedTable, orderId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where order_id = ${orderId} order by 1, 2`.execute(db);
  return rows.map(({ order_id: _, code_digest: __, ...row }) => readable(row));
}

async function gatherAlerts(db: Database, email: string) {
  const columns = ['article', 'created_at', 'confirmed_at', 'notified_at'] as const;
  return db.selectFrom('stock_alerts').select(columns).where('email', '=', email).execute();
}

/** The person's withdrawal declarations, whether or not they match an order. */
async function gatherWithdrawals(db: Database, email: string) {
  const found = db.selectFrom('declarations').selectAll().where(sql`lower(email)`, '=', email);
  return found.orderBy('received_at').execute();
}

async function gatherDrafts(db: Database, email: string) {
  const drafts = await db.selectFrom('drafts').select(['form', 'created_at']).execute();
  return drafts.filter(({ form }) => form.toLowerCase().includes(email)).map(readable);
}

async function gatherStaffAccount(db: Database, email: string) {
  const person = await db
    .selectFrom('people')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  if (!person) return undefined;
  const rowsOfPerson = (table: 'sessions' | 'passkeys') =>
    db.selectFrom(table).select(['created_at']).where('person_id', '=', person.id);
  const sessions = await rowsOfPerson('sessions').execute();
  const passkeys = await rowsOfPerson('passkeys').execute();
  const forms = db.selectFrom('unsent_forms').select(['action', 'fields', 'created_at']);
  const unsent = await forms.where('person_id', '=', person.id).execute();
  return { ...person, sessions, passkeys, unsent_forms: unsent.map(readable) };
}

/** Parses columns that hold JSON. */
function readable(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, opened(value)]));
}

function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[{[]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
