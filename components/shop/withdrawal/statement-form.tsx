import { useLocale, useTranslations } from 'next-intl';
import { FaultSummary } from '@/components/layout/fault-summary';
import { PageHead } from '@/components/layout/page-head';
import { RichText } from '@/components/rich-text/rich-text';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { Step } from '@/lib/shop/withdrawal/kept-step';
import { type StatementFaults, statementFields } from '@/lib/shop/withdrawal/statement';
import { StatementFieldInput } from './statement-field';
import { statementId } from './statement-id';

type Props = { step: Step | undefined; isGone: boolean; till: ShopConfig };

/** The withdrawal form: name, contract, and email for the receipt. */
export function StatementForm({ step, isGone, till }: Props) {
  const t = useTranslations('Withdrawal');
  const locale = useLocale();
  const { text, days } = till.withdrawal;
  const common = { statement: step?.statement, faults: step?.faults ?? {} };
  return (
    <>
      <PageHead title={t('title')}>
        <p>{t('intro', { days })}</p>
        {till.isDemonstration && (
          <p className="mt-4 border-signal border-l-4 pl-3">{t('demonstration')}</p>
        )}
      </PageHead>
      {isGone && (
        <p
          role="alert"
          className="shell mt-8 max-w-[60ch] font-semibold text-lg text-signal leading-snug"
        >
          {t('gone')}
        </p>
      )}
      {step && <StatementFaultList faults={step.faults} />}
      <form method="post" action="/api/shop/withdrawals" className="shell mt-10" noValidate>
        <input type="hidden" name="locale" value={locale} />
        <div className="max-w-md space-y-6">
          <StatementFieldInput {...common} field="name" autoComplete="name" />
          <StatementFieldInput {...common} field="contract" autoComplete="off" />
          <StatementFieldInput {...common} field="email" type="email" autoComplete="email" />
        </div>
        <button type="submit" className="button mt-8 cursor-pointer">
          {t('next')}
        </button>
      </form>
      {text && (
        <div className="shell mt-16 text-muted">
          <RichText value={text} className="max-w-[70ch]" />
        </div>
      )}
    </>
  );
}

/** The faults of a declaration, in the checkout's layout. */
function StatementFaultList({ faults }: { faults: StatementFaults }) {
  const t = useTranslations('Withdrawal');
  const checkout = useTranslations('Checkout');
  const points = statementFields.flatMap((field) => {
    const fault = faults[field];
    if (!fault) return [];
    return [
      { text: t('point', { field: t(`fields.${field}`), fault }), href: `#${statementId(field)}` },
    ];
  });
  if (points.length === 0) return null;
  return (
    <div className="shell mt-8">
      <div className="max-w-3xl">
        <FaultSummary title={checkout('faultsTitle', { count: points.length })} points={points} />
      </div>
    </div>
  );
}
