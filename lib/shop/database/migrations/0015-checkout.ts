import type { Kysely, Migration } from 'kysely';

/**
 * Adds what the checkout asks and computes: a delivery address, a gift, reverse charge, and the discounts of an order
 * and of each line.
 */
export const checkout: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    for (const name of ['delivery_address', 'gift', 'discounts'])
      await schema.alterTable('orders').addColumn(name, 'text').execute();
    for (const [table, name] of [
      ['orders', 'reverse_charge'],
      ['order_lines', 'discount'],
    ] as const)
      await schema
        .alterTable(table)
        .addColumn(name, 'integer', (is) => is.notNull().defaultTo(0))
        .execute();
    await schema
      .createTable('discount_uses')
      .addColumn('code', 'text', (is) => is.primaryKey())
      .addColumn('used', 'integer', (is) => is.notNull())
      .execute();
  },
};
