import { useTranslations } from 'next-intl';
import { type Statement, statementFields } from '@/lib/shop/withdrawal/statement';

/** The declared fields. */
export function StatementFacts({ statement }: { statement: Statement }) {
  const t = useTranslations('Withdrawal');
  return (
    <dl className="max-w-xl space-y-4">
      {statementFields.map((field) => (
        <div key={field} className="border-line border-t pt-3">
          <dt className="label text-muted">{t(`fields.${field}`)}</dt>
          <dd className="wrap-anywhere mt-0.5 font-semibold text-lg">{statement[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
