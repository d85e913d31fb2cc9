import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';
import type { OrderTable } from '@/lib/shop/database/tables';

/** A minimal order row. */
export function someOrderRow(id: string): Insertable<OrderTable> {
  return {
    ...{ id, number: id, token: id, token_digest: id, form_key: id },
    ...{ locale: 'fr', currency: 'CHF', email: 'anna@example.ch', address: '{}' },
    ...({ delivery: 'mail', country: 'CH', payment: 'bill' } as const),
    ...({ payment_state: 'open', delivery_state: 'waiting' } as const),
    ...{ goods: 0, postage: 0, redeemed: 0, total: 0, vat: '[]' },
    ...{ message: '', tracking: '', note: '', search: '' },
    placed_at: '2026-11-23T10:00:00.000Z',
  };
}

/** Inserts an order that vouchers can be bought and redeemed with. @returns its id */
export async function someOrder(db: Database): Promise<string> {
  const id = randomUUID();
  await db.insertInto('orders').values(someOrderRow(id)).execute();
  return id;
}
