import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { markStepReceived, readStatement, readStep, storeStep } from './withdrawal-form';
import { recordWithdrawalRequest } from './withdrawal-request';

/**
 * Processes the form of `/retractation`. Input is stored for the confirmation page; a confirmed step
 * (`confirmed` is its key) makes one withdrawal request, even if sent repeatedly.
 * @returns the step's key; `undefined` if the confirmed step has expired or has errors
 */
export async function submitWithdrawal(
  db: Database,
  form: Pick<FormData, 'get'>,
  { shopConfig, locale, now }: { shopConfig: ShopConfig; locale: Locale; now: Date },
): Promise<string | undefined> {
  const confirmed = form.get('confirmed');
  if (typeof confirmed !== 'string') return storeStep(db, readStatement(form), now);
  return inTransaction(db, async (tx) => {
    const step = await readStep(tx, confirmed, now);
    if (!step || Object.keys(step.errors).length > 0) return undefined;
    if (!step.receivedAt) {
      await markStepReceived(tx, confirmed, step, now);
      await recordWithdrawalRequest(tx, { statement: step.statement, shopConfig, locale, now });
    }
    return confirmed;
  });
}

/**
 * The redirect after `/retractation` was submitted: to the stored step with this key (at its errors,
 * if any), or to a form that reports that it has expired.
 */
export function withdrawalRedirect(
  form: Pick<FormData, 'get'>,
  key: string | undefined,
  locale: Locale,
): string {
  if (!key) return localePath('/retractation?gone=1', locale);
  const isFirstStep = form.get('confirmed') === null;
  const hasErrors = isFirstStep && Object.keys(readStatement(form).errors).length > 0;
  return localePath(`/retractation?draft=${key}${hasErrors ? '#points' : ''}`, locale);
}
