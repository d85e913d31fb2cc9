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
 * In a server process of a house with a till: mails go out, pieces that nobody has paid are for sale again, old forms
 * go, and pages learn what has sold out. It ends with the process; what a signal cuts off is taken up by the next.
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

/** What is wrong with content while somebody writes it is said by the page that shows it, not by a server that ends. */
function sells(): boolean {
  try {
    return getShopConfig(defaultLocale) !== undefined;
  } catch {
    return false;
  }
}
