import { defaultLocale } from '@/lib/i18n/locales';
import { processSingleton } from '@/lib/primitives/singleton';
import { deleteOldAlerts, notifyAlerts } from '@/lib/shop/alerts/notify-alerts';
import { pollSoldOut } from '@/lib/shop/articles/stock';
import { deleteOldDrafts } from '@/lib/shop/checkout/drafts';
import { releaseUnpaid } from '@/lib/shop/commands/cancel-order';
import { redactOldDocuments } from '@/lib/shop/commands/erase-order-data';
import { getDatabase } from '@/lib/shop/database/database';
import { importStripeHourly } from '@/lib/shop/payments/stripe/import-transactions';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';
import { runReminders } from '@/lib/shop/reminders/run-reminders';
import { notifyStaff } from '@/lib/shop/staff-mails/notify-staff';
import { deliverMail } from './deliver-mail';
import { startMailWorker } from './mail-worker';

/**
 * Starts the shop's background work in the server process: sends mails and reminders, cancels unpaid
 * orders, mails events to the staff, deletes old forms and expired personal data, imports
 * Stripe's fees and payouts, and tracks which articles are sold out. Stops on SIGTERM or SIGINT; the
 * next process continues interrupted work.
 */
export function startShopWorker(): void {
  if (!hasShop()) return;
  processSingleton('mail worker', () => {
    const stop = startMailWorker({
      open: getDatabase,
      deliver: deliverMail,
      chores: [
        ...[releaseUnpaid, runReminders, notifyStaff],
        ...[deleteOldDrafts, redactOldDocuments, importStripeHourly],
        ...[notifyAlerts, deleteOldAlerts],
      ],
    });
    const stopFollowingStock = pollSoldOut(getDatabase);
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        stopFollowingStock();
        void stop();
      });
    return stop;
  });
}

/** Content errors do not stop the server at startup; the page that shows the content reports them. */
function hasShop(): boolean {
  try {
    return getOrderConfig(defaultLocale) !== undefined;
  } catch {
    return false;
  }
}
