import type { Database } from '@/lib/database/open-database';
import type { Desk } from '@/lib/desk/entry/enter-desk';
import { now } from '../selling/some-request';
import { someTill as till } from '../selling/some-till';

/** Anna of the house stands at the desk. */
export function deskOf(db: Database): Desk {
  const anna = { sessionId: 's', personId: 'p', email: 'anna@house.example' };
  return { db, visitor: { ...anna, locale: 'fr' }, till, origin: 'http://localhost:3000', now };
}
