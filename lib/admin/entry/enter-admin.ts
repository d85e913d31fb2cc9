import { defaultLocale } from '@/lib/i18n/locales';
import { databaseAddress, hasDatabase } from '@/lib/shop/database/data-location';
import { getDatabase } from '@/lib/shop/database/database';
import type { Database } from '@/lib/shop/database/open-database';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { siteUrl } from '@/lib/site/site-url';
import { type Area, isShopArea, mayEnter, type ShopArea } from '../roles';
import { findEndedSession, findSession, type StaffMember, sessionCookieName } from '../session';

/** The context of an admin page or action. */
export type AdminContext = {
  db: Database;
  visitor: StaffMember;
  /** Absent if the site has no `shop.yaml`. */
  shopConfig?: ShopConfig | undefined;
  origin: string;
  now: Date;
};

/** The context of a page or action of the shop. */
export type ShopContext = AdminContext & { shopConfig: ShopConfig };

/** What a page or action of an area gets. */
export type ContextOf<One extends Area> = One extends ShopArea ? ShopContext : AdminContext;

/** Whether a person may enter an area, and the site has it. */
export function hasAccess<One extends Area>(
  context: AdminContext,
  area: One,
): context is ContextOf<One> {
  if (!mayEnter(context.visitor.role, area)) return false;
  return !isShopArea(area) || context.shopConfig !== undefined;
}

/** The request data needed to check a session. */
export type SessionRequest = { host: string | null; cookie: (name: string) => string | undefined };

/**
 * The context of a signed-in person; `undefined` without a valid session. This is the single access
 * check of the admin: every page and action uses it, except the sign-in.
 */
export async function authenticateStaff(
  request: SessionRequest,
): Promise<AdminContext | undefined> {
  const origin = adminOrigin(request.host);
  const secret = readSecret(request);
  const db = secret ? await getAdminDatabase() : undefined;
  const now = new Date();
  const visitor = db && (await findSession(db, secret, now));
  if (!db || !visitor) return undefined;
  return { db, visitor, shopConfig: getOrderConfig(visitor.locale), origin, now };
}

function readSecret({ host, cookie }: SessionRequest): string | undefined {
  return cookie(sessionCookieName(isAdminSecure(adminOrigin(host))));
}

/** The person whose session has ended. Call it only if `authenticateStaff` found no valid session. */
export async function findEndedStaff(request: SessionRequest) {
  const secret = readSecret(request);
  const db = secret ? await getAdminDatabase() : undefined;
  const ended = db && (await findEndedSession(db, secret));
  return db && ended && { ...ended, db };
}

const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/** Whether a host (`localhost:3000`) is the local machine. */
export function isLocalHost(host: string): boolean {
  return localHost.test(host);
}

/**
 * The admin's origin: the requested host if it is the local machine, else the site URL. No other requested host is
 * trusted. Links in mails always use the site URL.
 * @param host the `Host` header
 */
export function adminOrigin(host: string | null): string {
  return host && isLocalHost(host) ? `http://${host}` : siteUrl();
}

/** Whether the session cookie is restricted to https. */
export function isAdminSecure(origin: string): boolean {
  return origin.startsWith('https:');
}

/** The database for the sign-in and the access check; `undefined` if no staff has been invited. */
export async function getAdminDatabase(): Promise<Database | undefined> {
  // A request to a site without a shop makes no database; an invitation does.
  if (!getOrderConfig(defaultLocale) && !hasDatabase(databaseAddress())) return undefined;
  const db = await getDatabase();
  return (await hasStaff(db)) ? db : undefined;
}

/** Whether staff has been invited; otherwise there is no admin. */
async function hasStaff(db: Database): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined;
}
