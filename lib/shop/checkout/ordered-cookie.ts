import type { StoredKey } from '@/lib/primitives/storage/stored-items';
import type { Database } from '@/lib/shop/database/open-database';
import { findOrder, type Order } from '@/lib/shop/orders/order';

/**
 * Cookie with the token of the order just placed. After the Back button the browser restores the old form, which
 * would place the order again. The cookie lets the form report that the order is placed.
 */
export const orderedCookie = 'bobine-ordered' satisfies StoredKey;

/** Seconds. */
const lifetime = 60 * 60;

/**
 * The `Set-Cookie` header of a response that leads to an order. Not `HttpOnly`: the visitor deletes
 * it with the other stored items (`lib/primitives/storage/stored-items`).
 * @param isSecure whether the site uses https; the cookie is then never sent over http
 */
export function writeOrderedCookie(token: string, isSecure: boolean): string {
  const parts = [`${orderedCookie}=${token}`, 'Path=/', `Max-Age=${lifetime}`, 'SameSite=Lax'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/**
 * The order that this browser placed less than an hour ago, unless it was cancelled; `undefined` for
 * any other cookie value.
 */
export async function readJustOrdered(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<Order | undefined> {
  const order = token === undefined ? undefined : await findOrder(db, token);
  if (!order || order.cancelled_at) return undefined;
  return now.getTime() - Date.parse(order.placed_at) < lifetime * 1000 ? order : undefined;
}
