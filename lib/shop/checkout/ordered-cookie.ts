import type { StoredKey } from '@/lib/primitives/storage/stored-items';
import type { Database } from '@/lib/shop/database/open-database';
import { findOrder } from '@/lib/shop/orders/find-order';
import type { Order } from '@/lib/shop/orders/order';

/** Names the order just placed, for Back to an earlier form: its browser would fill it in and order again. */
export const orderedCookie = 'bobine-ordered' satisfies StoredKey;

/** Seconds. */
const lifetime = 60 * 60;

/**
 * `Set-Cookie` of an answer that leads to an order. Scripts can read it: the visitor deletes it with the rest of what
 * is kept (`lib/primitives/storage/stored-items`).
 * @param isSecure where the site is at https: never sent in the clear
 */
export function writeOrderedCookie(token: string, isSecure: boolean): string {
  const parts = [`${orderedCookie}=${token}`, 'Path=/', `Max-Age=${lifetime}`, 'SameSite=Lax'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** The order that a browser has placed less than an hour ago and that stands; `undefined` of whatever else is in its cookie. */
export async function readJustOrdered(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<Order | undefined> {
  const order = token === undefined ? undefined : await findOrder(db, token);
  if (!order || order.cancelled_at) return undefined;
  return now.getTime() - Date.parse(order.placed_at) < lifetime * 1000 ? order : undefined;
}
