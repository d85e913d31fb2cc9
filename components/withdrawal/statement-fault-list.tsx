import { useTranslations } from 'next-intl';
import { FaultSummary } from '@/components/layout/fault-summary';
import { type StatementFaults, statementFields } from '@/lib/withdrawal/statement';
import { statementId } from './statement-id';

/** What is to be mended of a declaration, as the checkout says it. */
export function StatementFaultList({ faults }: { faults: StatementFaults }) {
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
