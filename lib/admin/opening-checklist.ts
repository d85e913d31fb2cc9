import { getLibrary } from '@/lib/content/store/library';
import { euCountries } from '@/lib/primitives/money/vat-number';
import type { Database } from '@/lib/shop/database/open-database';
import { readMailSettings } from '@/lib/shop/mail/send-mail';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** What a shop needs before it opens; each step has a message (`Admin.opening`). */
export const openingSteps = ['terms', 'imprint', 'withdrawal', 'mail', 'order'] as const;

type OpeningStep = (typeof openingSteps)[number];

/** Minimum withdrawal period for consumers in the EU, in days (directive 2011/83/EU, article 9). */
const euWithdrawalDays = 14;

/**
 * Whether each step is done: terms and imprint are written; a shop that sells to the EU grants 14 days of withdrawal;
 * a test mail was sent from the admin with a mail server; an order was placed.
 */
export async function openingChecklist(
  db: Database,
  { terms, withdrawal, zones }: Pick<ShopConfig, 'terms' | 'withdrawal' | 'zones'>,
): Promise<Record<OpeningStep, boolean>> {
  const sellsToEu = zones.some(({ countries }) =>
    countries.some((country) => euCountries.includes(country)),
  );
  const order = db.selectFrom('orders').select('id').limit(1);
  const mail = db.selectFrom('log').select('id').where('act', '=', 'test mail sent').limit(1);
  return {
    terms: terms.text.trim() !== '',
    imprint: getLibrary().site.imprint !== undefined,
    withdrawal: !sellsToEu || withdrawal.days >= euWithdrawalDays,
    mail: hasMailServer() && (await mail.executeTakeFirst()) !== undefined,
    order: (await order.executeTakeFirst()) !== undefined,
  };
}

/** Settings that cannot be read count as no mail server; signing in reports the error. */
function hasMailServer(): boolean {
  try {
    return readMailSettings().url !== undefined;
  } catch {
    return false;
  }
}

/** Whether a step is not done yet. `false` for a demonstration, which never opens. */
export async function isShopIncomplete(db: Database, shopConfig: ShopConfig): Promise<boolean> {
  if (shopConfig.isDemonstration) return false;
  const done = await openingChecklist(db, shopConfig);
  return openingSteps.some((step) => !done[step]);
}
