import type { Database } from '@/lib/shop/database/open-database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { findSession, type Visitor } from '../session/find-session';
import { sessionCookieName } from '../session/session-cookie';
import { adminOrigin, isAdminSecure } from './desk-origin';
import { findDesk } from './find-desk';

/** What a page or an act of the desk works with. */
export type Desk = { db: Database; visitor: Visitor; till: ShopConfig; origin: string; now: Date };

/** What a request brings along. */
export type Asker = { host: string | null; cookie: (name: string) => string | undefined };

/** The one door of the desk: every page and act passes it. `undefined`: a stranger. */
export async function enterDesk({ host, cookie }: Asker): Promise<Desk | undefined> {
  const origin = adminOrigin(host);
  const secret = cookie(sessionCookieName(isAdminSecure(origin)));
  const db = secret ? await findDesk() : undefined;
  const now = new Date();
  const visitor = db && (await findSession(db, secret, now));
  const till = visitor && getShopConfig(visitor.locale);
  return db && visitor && till ? { db, visitor, till, origin, now } : undefined;
}
