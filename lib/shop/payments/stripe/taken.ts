import type { Database } from '@/lib/shop/database/open-database';
import type { Till } from '@/lib/shop/pricing/till';

/** With what an event is taken: the database within the event's transaction. */
export type Taken = { db: Database; till: Till; now: Date };
