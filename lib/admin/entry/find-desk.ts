import { defaultLocale } from '@/lib/i18n/locales';
import { getDatabase } from '@/lib/shop/database/database';
import type { Database } from '@/lib/shop/database/open-database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

/** What the desk's sign-in stands on: absent where the house sells nothing, or has invited nobody. */
export async function findDesk(): Promise<Database | undefined> {
  if (!getShopConfig(defaultLocale)) return undefined;
  const db = await getDatabase();
  return (await hasPeople(db)) ? db : undefined;
}

/** Whether anybody may come to the desk: else there is none. */
async function hasPeople(db: Database): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined;
}
