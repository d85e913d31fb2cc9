import type { AdminContext } from '@/lib/admin/entry/enter-admin';
import type { Database } from '@/lib/shop/database/open-database';
import { now } from '../shop/commands/some-request';
import { someTill as till } from '../shop/commands/some-till';

/** Anna of the house stands at the desk. */
export function deskOf(db: Database): AdminContext {
  const anna = { sessionId: 's', personId: 'p', email: 'anna@house.example' };
  return {
    db,
    visitor: { ...anna, locale: 'fr' },
    shopConfig: till,
    origin: 'http://localhost:3000',
    now,
  };
}
