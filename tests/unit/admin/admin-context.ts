import type { ShopContext } from '@/lib/admin/entry/enter-admin';
import type { Database } from '@/lib/shop/database/open-database';
import { now } from '../shop/commands/some-request';
import { someShopConfig } from '../shop/commands/some-shop-config';

/** The context of an action of Anna, a staff member. */
export function adminContextOf(db: Database): ShopContext {
  const anna = { sessionId: 's', personId: 'p', email: 'anna@house.example' };
  const visitor = { ...anna, locale: 'fr', role: 'all' } as const;
  return { db, visitor, shopConfig: someShopConfig, origin: 'http://localhost:3000', now };
}
