import { type Kysely, type Migration, Migrator } from 'kysely';
import { shop } from './migrations/0001-shop';
import { desk } from './migrations/0002-desk';
import { bankEntries } from './migrations/0003-bank-entries';
import { orderSearchColumn } from './migrations/0004-order-search';
import { paymentPending } from './migrations/0005-payment-pending';
import { refunds } from './migrations/0006-refunds';
import { pieces } from './migrations/0010-pieces';
import { buyerNotes } from './migrations/0011-buyer-notes';
import { exchangeRates } from './migrations/0015-exchange-rates';
import { stripeTransactions } from './migrations/0016-stripe-transactions';
import { bankUploads } from './migrations/0020-bank-uploads';
import { reminders } from './migrations/0021-reminders';
import { staffEvents } from './migrations/0022-staff-events';
import { staff } from './migrations/0025-staff';
import { checkout } from './migrations/0035-checkout';
import { stockAlerts } from './migrations/0036-stock-alerts';

/** Migrations in order. A published one is never changed; add another. */
export const migrations: Record<string, Migration> = {
  '0001-shop': shop,
  '0002-desk': desk,
  '0003-bank-entries': bankEntries,
  '0004-order-search': orderSearchColumn,
  '0005-payment-pending': paymentPending,
  '0006-refunds': refunds,
  '0010-pieces': pieces,
  '0011-buyer-notes': buyerNotes,
  '0015-exchange-rates': exchangeRates,
  '0016-stripe-transactions': stripeTransactions,
  '0020-bank-uploads': bankUploads,
  '0021-reminders': reminders,
  '0022-staff-events': staffEvents,
  '0025-staff': staff,
  '0035-checkout': checkout,
  '0036-stock-alerts': stockAlerts,
};

/**
 * Migrates a database to the latest schema. On PostgreSQL simultaneous processes wait for each
 * other.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
