import { defaultLocale } from '@/lib/i18n/locales';
import { getDatabase } from '@/lib/shop/database/database';
import type { Database } from '@/lib/shop/database/open-database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

/**
 * The database for the admin's sign-in; `undefined` if the site has no shop config or no staff has
 * been invited.
 */
export async function findDesk(): Promise<Database | undefined> {
  if (!getShopConfig(defaultLocale)) return undefined;
  const db = await getDatabase();
  return (await hasPeople(db)) ? db : undefined;
}

/** Whether staff has been invited; otherwise there is no admin. */
async function hasPeople(db: Database): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined;
}
