import type { Database } from '@/lib/database/open-database';
import type { Till } from '@/lib/till/till';

/** With what an event is taken: the database within the event's transaction. */
export type Taken = { db: Database; till: Till; now: Date };
