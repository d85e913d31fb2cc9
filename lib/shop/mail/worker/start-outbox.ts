import { keepAlways } from '@/lib/content/store/keep-once';
import { defaultLocale } from '@/lib/i18n/locales';
import { followStock } from '@/lib/shop/articles/stock/follow-stock';
import { forgetDrafts } from '@/lib/shop/checkout/drafts';
import { forgetOldPapers } from '@/lib/shop/commands/forget-old-papers';
import { releaseUnpaid } from '@/lib/shop/commands/release-unpaid';
import { getDatabase } from '@/lib/shop/database/database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { deliverMail } from './deliver-mail';
import { startDispatch } from './start-dispatch';

/**
 * Starts the shop's background work in the server process: sends mails, releases unpaid stock,
 * deletes old forms and expired personal data, and tracks which articles are sold out. Stops on
 * SIGTERM or SIGINT; the next process continues interrupted work.
 */
export function startOutbox(): void {
  if (!sells()) return;
  keepAlways('dispatch', () => {
    const stop = startDispatch({
      open: getDatabase,
      deliver: deliverMail,
      chores: [releaseUnpaid, forgetDrafts, forgetOldPapers],
    });
    const leaveStock = followStock(getDatabase);
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        leaveStock();
        void stop();
      });
    return stop;
  });
}

/** Content errors do not stop the server here; the page that shows the content reports them. */
function sells(): boolean {
  try {
    return getShopConfig(defaultLocale) !== undefined;
  } catch {
    return false;
  }
}
