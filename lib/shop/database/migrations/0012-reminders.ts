import type { Kysely, Migration } from 'kysely';
import { addDays } from '@/lib/primitives/time/days';
import type { Tables } from '../tables';

/** The day until which a bill is to be paid, filled for unpaid orders, and the reminders of each order. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    // Kysely opens a transaction only on PostgreSQL (see 0004).
    if (db.isTransaction) await addAndFill(db as Kysely<Tables>);
    else await (db as Kysely<Tables>).transaction().execute(addAndFill);
  },
};

async function addAndFill(tx: Kysely<Tables>): Promise<void> {
  await tx.schema.alterTable('invoices').addColumn('due_on', 'text').execute();
  await tx.schema
    .createTable('reminders')
    .addColumn('order_id', 'text', (is) => is.notNull().references('orders.id'))
    .addColumn('step', 'integer', (is) => is.notNull())
    .addColumn('state', 'text', (is) => is.notNull())
    .addColumn('at', 'text', (is) => is.notNull())
    .addPrimaryKeyConstraint('reminders_once', ['order_id', 'step'])
    .execute();
  const bills = await tx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.id', 'invoices.issued_at', 'invoices.paper'])
    .where('invoices.kind', '=', 'invoice')
    .where('orders.payment', '=', 'bill')
    .where('orders.payment_state', '=', 'open')
    .execute();
  for (const { id, issued_at, paper } of bills) {
    const days: unknown = JSON.parse(paper).terms?.days;
    if (typeof days !== 'number') continue;
    const due_on = addDays(issued_at.slice(0, 10), days);
    await tx.updateTable('invoices').set({ due_on }).where('id', '=', id).execute();
  }
}
