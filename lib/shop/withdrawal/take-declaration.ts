import type { Locale } from '@/lib/i18n/locales';
import { inTransaction } from '@/lib/shop/commands/in-transaction';
import type { Database } from '@/lib/shop/database/open-database';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { declareWithdrawal } from './declare-withdrawal';
import { keepStep, readStep, sealStep } from './kept-step';
import { readStatement } from './statement';

/**
 * Takes what the form of `/retractation` has sent. What was written is kept for the page that asks to confirm it; what was
 * confirmed (`confirmed` is its key) is declared, once, however often it is sent.
 * @returns the key under which the page finds it; `undefined` where what was confirmed is no longer kept
 */
export async function takeDeclaration(
  db: Database,
  form: Pick<FormData, 'get'>,
  { till, locale, now }: { till: ShopConfig; locale: Locale; now: Date },
): Promise<string | undefined> {
  const confirmed = form.get('confirmed');
  if (typeof confirmed !== 'string') return keepStep(db, readStatement(form), now);
  return inTransaction(db, async (tx) => {
    const step = await readStep(tx, confirmed, now);
    if (!step || Object.keys(step.faults).length > 0) return undefined;
    if (!step.receivedAt) {
      await sealStep(tx, confirmed, step, now);
      await declareWithdrawal(tx, { statement: step.statement, till, locale, now });
    }
    return confirmed;
  });
}
