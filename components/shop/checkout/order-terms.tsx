import { RichText } from '@/components/rich-text/rich-text';
import type { CheckoutView } from './checkout-view';

/** The withdrawal right and terms, which must be directly above the order button. */
export function OrderTerms({ view: { till, t } }: { view: CheckoutView }) {
  const { withdrawal, terms, isDemonstration } = till;
  return (
    <div className="mt-5 grid gap-3 text-sm">
      {withdrawal.days > 0 && (
        <p className="text-pretty">{t('withdrawal', { days: withdrawal.days })}</p>
      )}
      {withdrawal.text && <RichText value={withdrawal.text} />}
      {terms && (
        <details>
          <summary className="label min-h-8 cursor-pointer underline underline-offset-4">
            {t('termsTitle')}
          </summary>
          <RichText value={terms} className="mt-3 border-line border-l-2 pl-4" />
        </details>
      )}
      {isDemonstration && <p className="font-semibold">{t('demonstration')}</p>}
    </div>
  );
}
