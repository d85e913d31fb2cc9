import type { Locale } from '@/lib/i18n/locales';
import { inTransaction } from '@/lib/shop/commands/in-transaction';
import type { Database } from '@/lib/shop/database/open-database';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { declareWithdrawal } from './declare-withdrawal';
import { keepStep, readStep, sealStep } from './kept-step';
import { readStatement } from './statement';

/**
 * Processes the form of `/retractation`. Input is stored for the confirmation page; a confirmed step
 * (`confirmed` is its key) is declared once, even if sent repeatedly.
 * @returns the step's key; `undefined` if the confirmed step has expired or has faults
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
