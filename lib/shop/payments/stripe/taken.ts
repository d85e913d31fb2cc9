import type { Database } from '@/lib/shop/database/open-database';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** With what an event is taken: the database within the event's transaction. */
export type Taken = { db: Database; till: ShopConfig; now: Date };
