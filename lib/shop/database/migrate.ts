import { type Kysely, type Migration, Migrator } from 'kysely';
import { shop } from './migrations/0001-shop';
import { desk } from './migrations/0002-desk';
import { bankEntries } from './migrations/0003-bank-entries';
import { orderSearchColumn } from './migrations/0004-order-search';
import { paymentPending } from './migrations/0005-payment-pending';
import { refunds } from './migrations/0006-refunds';
import { pieces } from './migrations/0007-pieces';
import { buyerNotes } from './migrations/0008-buyer-notes';
import { exchangeRates } from './migrations/0009-exchange-rates';
import { stripeTransactions } from './migrations/0010-stripe-transactions';
import { bankUploads } from './migrations/0011-bank-uploads';
import { reminders } from './migrations/0012-reminders';
import { staffEvents } from './migrations/0013-staff-events';
import { staff } from './migrations/0014-staff';
import { checkout } from './migrations/0015-checkout';
import { stockAlerts } from './migrations/0016-stock-alerts';
import { contentDrafts } from './migrations/0017-content-drafts';
import { correctedLines } from './migrations/0018-corrected-lines';
import { contentLinks } from './migrations/0019-content-links';
import { contentSaves } from './migrations/0020-content-saves';

/** Migrations in order. A published one is never changed; add another. */
export const migrations: Record<string, Migration> = {
  '0001-shop': shop,
  '0002-desk': desk,
  '0003-bank-entries': bankEntries,
  '0004-order-search': orderSearchColumn,
  '0005-payment-pending': paymentPending,
  '0006-refunds': refunds,
  '0007-pieces': pieces,
  '0008-buyer-notes': buyerNotes,
  '0009-exchange-rates': exchangeRates,
  '0010-stripe-transactions': stripeTransactions,
  '0011-bank-uploads': bankUploads,
  '0012-reminders': reminders,
  '0013-staff-events': staffEvents,
  '0014-staff': staff,
  '0015-checkout': checkout,
  '0016-stock-alerts': stockAlerts,
  '0017-content-drafts': contentDrafts,
  '0018-corrected-lines': correctedLines,
  '0019-content-links': contentLinks,
  '0020-content-saves': contentSaves,
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
