import '@/lib/content/validate/provide';
import { openingChecklist, openingSteps } from '@/lib/admin/opening-checklist';
import { defaultLocale } from '@/lib/i18n/locales';
import { databaseAddress } from '@/lib/shop/database/data-location';
import { openDatabase } from '@/lib/shop/database/open-database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

// Prints one line if a shop that can sell still lacks something that it needs before it opens. Called by `npm
// run up` once the site runs.
const words = {
  terms: 'terms',
  imprint: 'an imprint',
  withdrawal: '14 days of withdrawal for the EU',
  mail: 'a test mail',
  order: 'a test order',
} as const;

const shopConfig = getShopConfig(defaultLocale);
if (shopConfig && !shopConfig.isDemonstration) {
  const db = await openDatabase(databaseAddress());
  const done = await openingChecklist(db, shopConfig);
  await db.destroy();
  const missing = openingSteps.filter((step) => !done[step]).map((step) => words[step]);
  if (missing.length > 0)
    process.stdout.write(`Before the shop opens: ${missing.join(', ')} (see /desk/opening).\n`);
}
