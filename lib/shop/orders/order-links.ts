import { type Locale, localePath } from '@/lib/i18n/locales';
import type { StoredKey } from '@/lib/primitives/storage/stored-items';
import type { Database } from '@/lib/shop/database/open-database';
import { findOrder, type Order } from './order';

/**
 * The path of an order page. The path grants access, so it is never logged. On the site it is linked only from
 * the order's own pages, the admin, and the checkout of the browser that placed the order.
 */
export function orderPath(token: string, locale: Locale): string {
  return localePath(`/commande/${token}`, locale);
}

/**
 * Value of `?from=` with which Stripe's page sends the buyer back to the order page after paying.
 * Visitors can set it, so it selects messages and never a state.
 */
export const fromPayment = 'payment';

/** The path of an order's document as PDF, by its name (`2026-0042`). */
export function documentPath(token: string, name: string): string {
  return `${orderApiPath(token)}/invoice?paper=${name}`;
}

/** The base path of an order's API: its form actions and documents. */
export function orderApiPath(token: string): string {
  return `/api/shop/orders/${token}`;
}

/**
 * 303 after a POST, so that reloading the page sends nothing again. The Location is a path, because
 * Next may know the site under another host name than its visitors.
 */
export function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'private, no-store' },
  });
}

/**
 * Cookie with the token of the order just placed. After the Back button the browser may request the form again;
 * the new form has a new key and would place a second order. With the cookie, the form can report that the
 * order is already placed.
 */
export const orderedCookie = 'bobine-ordered' satisfies StoredKey;

/** Seconds. */
const cookieLifetime = 60 * 60;

/**
 * The `Set-Cookie` header of a response that leads to an order. Not `HttpOnly`, so that the visitor
 * can delete it with the other stored items (`lib/primitives/storage/stored-items`).
 * @param isSecure whether the site uses https; the cookie is then never sent over http
 */
export function writeOrderedCookie(token: string, isSecure: boolean): string {
  const attributes = [
    `${orderedCookie}=${token}`,
    'Path=/',
    `Max-Age=${cookieLifetime}`,
    'SameSite=Lax',
  ];
  return [...attributes, ...(isSecure ? ['Secure'] : [])].join('; ');
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
  return now.getTime() - Date.parse(order.placed_at) < cookieLifetime * 1000 ? order : undefined;
}
