import { type Kysely, type Migration, sql } from 'kysely';
import { makeAppendOnly } from '../dialects';

/** The initial tables of the shop (documented in lib/shop/database/tables.ts). */
export const shop: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('stock')
      .addColumn('article', 'text', (is) => is.primaryKey())
      .addColumn('pieces', 'integer', (is) => is.notNull().check(sql`pieces >= 0`))
      .addColumn('changed_at', 'text', (is) => is.notNull())
      .execute();
    await schema
      .createTable('orders')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('number', 'text', (is) => is.notNull().unique())
      .addColumn('token', 'text', (is) => is.notNull())
      .addColumn('token_digest', 'text', (is) => is.notNull().unique())
      .addColumn('form_key', 'text', (is) => is.notNull().unique())
      .addColumn('locale', 'text', (is) => is.notNull())
      .addColumn('currency', 'text', (is) => is.notNull())
      .addColumn('email', 'text', (is) => is.notNull())
      .addColumn('address', 'text', (is) => is.notNull())
      .addColumn('delivery', 'text', (is) => is.notNull())
      .addColumn('country', 'text', (is) => is.notNull())
      .addColumn('payment', 'text', (is) => is.notNull())
      .addColumn('payment_state', 'text', (is) => is.notNull())
      .addColumn('delivery_state', 'text', (is) => is.notNull())
      .addColumn('goods', 'integer', (is) => is.notNull())
      .addColumn('postage', 'integer', (is) => is.notNull())
      .addColumn('redeemed', 'integer', (is) => is.notNull())
      .addColumn('total', 'integer', (is) => is.notNull().check(sql`total >= 0`))
      .addColumn('vat', 'text', (is) => is.notNull())
      .addColumn('message', 'text', (is) => is.notNull())
      .addColumn('tracking', 'text', (is) => is.notNull())
      .addColumn('note', 'text', (is) => is.notNull())
      .addColumn('placed_at', 'text', (is) => is.notNull())
      .addColumn('paid_at', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('cancelled_at', 'text')
      .addColumn('withdrawn_at', 'text')
      .addColumn('returned_at', 'text')
      .addColumn('forgotten_at', 'text')
      .execute();
    await index(db, 'orders', ['placed_at']);
    await index(db, 'orders', ['email']);
    await schema
      .createTable('order_lines')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('order_id', 'text', (is) => is.notNull().references('orders.id'))
      .addColumn('position', 'integer', (is) => is.notNull())
      .addColumn('article', 'text', (is) => is.notNull())
      .addColumn('kind', 'text', (is) => is.notNull())
      .addColumn('title', 'text', (is) => is.notNull())
      .addColumn('pieces', 'integer', (is) => is.notNull().check(sql`pieces > 0`))
      .addColumn('price', 'integer', (is) => is.notNull().check(sql`price >= 0`))
      .addColumn('vat_class', 'text', (is) => is.notNull())
      .addColumn('vat_rate', 'integer', (is) => is.notNull())
      .addUniqueConstraint('order_lines_place', ['order_id', 'position'])
      .execute();
    await schema
      .createTable('invoice_counters')
      .addColumn('year', 'integer', (is) => is.primaryKey())
      .addColumn('last', 'integer', (is) => is.notNull())
      .execute();
    await schema
      .createTable('invoices')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('order_id', 'text', (is) => is.notNull().references('orders.id'))
      .addColumn('kind', 'text', (is) => is.notNull())
      .addColumn('year', 'integer', (is) => is.notNull())
      .addColumn('number', 'integer', (is) => is.notNull())
      .addColumn('currency', 'text', (is) => is.notNull())
      .addColumn('amount', 'integer', (is) => is.notNull())
      .addColumn('reference', 'text', (is) => is.notNull())
      .addColumn('paper', 'text', (is) => is.notNull())
      .addColumn('issued_at', 'text', (is) => is.notNull())
      .addUniqueConstraint('invoices_number', ['year', 'number'])
      .execute();
    await index(db, 'invoices', ['order_id']);
    await index(db, 'invoices', ['reference']);
    await schema
      .createTable('payments')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('order_id', 'text', (is) => is.references('orders.id'))
      .addColumn('source', 'text', (is) => is.notNull())
      .addColumn('source_id', 'text', (is) => is.notNull())
      .addColumn('amount', 'integer', (is) => is.notNull())
      .addColumn('currency', 'text', (is) => is.notNull())
      .addColumn('reference', 'text', (is) => is.notNull())
      .addColumn('payer', 'text', (is) => is.notNull())
      .addColumn('booked_at', 'text', (is) => is.notNull())
      .addColumn('settled_at', 'text')
      .addUniqueConstraint('payments_once', ['source', 'source_id'])
      .execute();
    await index(db, 'payments', ['order_id']);
    await schema
      .createTable('vouchers')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('code_digest', 'text', (is) => is.notNull().unique())
      .addColumn('code', 'text', (is) => is.notNull())
      .addColumn('order_id', 'text', (is) => is.references('orders.id'))
      .addColumn('currency', 'text', (is) => is.notNull())
      .addColumn('value', 'integer', (is) => is.notNull())
      .addColumn('balance', 'integer', (is) => is.notNull().check(sql`balance >= 0`))
      .addColumn('created_at', 'text', (is) => is.notNull())
      .addColumn('blocked_at', 'text')
      .execute();
    await schema
      .createTable('voucher_uses')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('voucher_id', 'text', (is) => is.notNull().references('vouchers.id'))
      .addColumn('order_id', 'text', (is) => is.notNull().references('orders.id'))
      .addColumn('amount', 'integer', (is) => is.notNull())
      .addColumn('at', 'text', (is) => is.notNull())
      .execute();
    await schema
      .createTable('drafts')
      .addColumn('key', 'text', (is) => is.primaryKey())
      .addColumn('form', 'text', (is) => is.notNull())
      .addColumn('faults', 'text', (is) => is.notNull())
      .addColumn('created_at', 'text', (is) => is.notNull())
      .execute();
    await schema
      .createTable('declarations')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('order_id', 'text', (is) => is.references('orders.id'))
      .addColumn('name', 'text', (is) => is.notNull())
      .addColumn('contract', 'text', (is) => is.notNull())
      .addColumn('email', 'text', (is) => is.notNull())
      .addColumn('outcome', 'text', (is) => is.notNull())
      .addColumn('received_at', 'text', (is) => is.notNull())
      .addColumn('settled_at', 'text')
      .execute();
    await index(db, 'declarations', ['received_at']);
    await schema
      .createTable('outbox')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('kind', 'text', (is) => is.notNull())
      .addColumn('order_id', 'text', (is) => is.references('orders.id'))
      .addColumn('payload', 'text', (is) => is.notNull())
      .addColumn('created_at', 'text', (is) => is.notNull())
      .addColumn('due_at', 'text', (is) => is.notNull())
      .addColumn('tries', 'integer', (is) => is.notNull())
      .addColumn('claimed_until', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text', (is) => is.notNull())
      .execute();
    await index(db, 'outbox', ['sent_at', 'due_at']);
    await schema
      .createTable('events')
      .addColumn('source', 'text', (is) => is.notNull())
      .addColumn('event', 'text', (is) => is.notNull())
      .addColumn('received_at', 'text', (is) => is.notNull())
      .addPrimaryKeyConstraint('events_once', ['source', 'event'])
      .execute();
    await schema
      .createTable('log')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('at', 'text', (is) => is.notNull())
      .addColumn('actor', 'text', (is) => is.notNull())
      .addColumn('act', 'text', (is) => is.notNull())
      .addColumn('order_id', 'text')
      .addColumn('detail', 'text', (is) => is.notNull())
      .execute();
    await index(db, 'log', ['order_id']);
    await makeAppendOnly(db, 'log');
  },
};

async function index(db: Kysely<unknown>, table: string, columns: string[]) {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
