import { useTranslations } from 'next-intl';
import type { Statement, StatementFaults, StatementField } from '@/lib/shop/withdrawal/statement';
import { statementId } from './statement-id';

type Props = {
  field: StatementField;
  type?: 'text' | 'email';
  autoComplete: string;
  statement: Statement | undefined;
  faults: StatementFaults;
};

/** A field of the withdrawal form with its hint and fault. */
export function StatementFieldInput({ field, type, autoComplete, statement, faults }: Props) {
  const t = useTranslations('Withdrawal');
  const fault = faults[field];
  const id = statementId(field);
  return (
    <div>
      <label htmlFor={id} className="label">
        {t(`fields.${field}`)}
      </label>
      <p id={`${id}-hint`} className="text-muted text-sm leading-snug">
        {t(`hints.${field}`)}
      </p>
      <input
        id={id}
        name={field}
        type={type ?? 'text'}
        autoComplete={autoComplete}
        required
        defaultValue={statement?.[field]}
        aria-describedby={fault ? `${id}-fault ${id}-hint` : `${id}-hint`}
        aria-invalid={fault ? true : undefined}
        className="mt-1.5 h-12 w-full border-2 border-ink bg-paper px-3 text-base aria-invalid:border-l-8 aria-invalid:border-l-signal aria-invalid:pl-1.5"
      />
      {fault && (
        <p id={`${id}-fault`} className="mt-1 font-semibold text-signal text-sm">
          {t(`faults.${fault}`)}
        </p>
      )}
    </div>
  );
}
