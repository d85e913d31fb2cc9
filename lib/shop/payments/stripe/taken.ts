import type { Database } from '@/lib/shop/database/open-database';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** The context of an event: the database is the event's transaction. */
export type Taken = { db: Database; till: ShopConfig; now: Date };
