import type { Database } from '@/lib/shop/database/open-database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { findSession, type Visitor } from '../session/find-session';
import { sessionCookieName } from '../session/session-cookie';
import { adminOrigin, isAdminSecure } from './desk-origin';
import { findDesk } from './find-desk';

/** The context of an admin page or action. */
export type Desk = { db: Database; visitor: Visitor; till: ShopConfig; origin: string; now: Date };

/** The request data needed to check a session. */
export type Asker = { host: string | null; cookie: (name: string) => string | undefined };

/**
 * The single access check of the admin, used by every page and action. `undefined` without a valid
 * session.
 */
export async function enterDesk({ host, cookie }: Asker): Promise<Desk | undefined> {
  const origin = adminOrigin(host);
  const secret = cookie(sessionCookieName(isAdminSecure(origin)));
  const db = secret ? await findDesk() : undefined;
  const now = new Date();
  const visitor = db && (await findSession(db, secret, now));
  const till = visitor && getShopConfig(visitor.locale);
  return db && visitor && till ? { db, visitor, till, origin, now } : undefined;
}
