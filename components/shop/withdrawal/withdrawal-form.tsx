import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/layout/error-summary';
import { PageHead } from '@/components/layout/page-title';
import { RichText } from '@/components/rich-text/rich-text';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import {
  maxPartLength,
  type Statement,
  type StatementErrors,
  type StatementField,
  statementFields,
  type WithdrawalStep,
} from '@/lib/shop/withdrawal/withdrawal-form';

type WithdrawalFormProps = {
  step: WithdrawalStep | undefined;
  hasExpired: boolean;
  shopConfig: ShopConfig;
};

/** The withdrawal form: name, contract, and email for the receipt. */
export function WithdrawalForm({ step, hasExpired, shopConfig }: WithdrawalFormProps) {
  const t = useTranslations('Withdrawal');
  const locale = useLocale();
  const { text, days } = shopConfig.withdrawal;
  const common = { statement: step?.statement, errors: step?.errors ?? {} };
  return (
    <>
      <PageHead title={t('title')}>
        <p>{t('intro', { days })}</p>
        {shopConfig.isDemonstration && (
          <p className="mt-4 border-signal border-l-4 pl-3">{t('demonstration')}</p>
        )}
      </PageHead>
      {hasExpired && (
        <p
          role="alert"
          className="shell mt-8 max-w-[60ch] font-semibold text-lg text-signal leading-snug"
        >
          {t('gone')}
        </p>
      )}
      {step && <StatementErrorList errors={step.errors} />}
      <form method="post" action="/api/shop/withdrawals" className="shell mt-10" noValidate>
        <input type="hidden" name="locale" value={locale} />
        <div className="max-w-md space-y-6">
          <StatementFieldInput {...common} field="name" autoComplete="name" />
          <StatementFieldInput {...common} field="contract" autoComplete="off" />
          <StatementFieldInput {...common} field="email" type="email" autoComplete="email" />
          <div>
            <label htmlFor="statement-part" className="label">
              {t('part')}
            </label>
            <p id="statement-part-hint" className="text-muted text-sm leading-snug">
              {t('partHint')}
            </p>
            <textarea
              id="statement-part"
              name="part"
              rows={3}
              maxLength={maxPartLength}
              defaultValue={step?.statement.part}
              aria-describedby="statement-part-hint"
              className="mt-1.5 w-full border-2 border-ink bg-paper px-3 py-2 text-base"
            />
          </div>
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

/** The errors of the form, in the checkout's layout. */
function StatementErrorList({ errors }: { errors: StatementErrors }) {
  const t = useTranslations('Withdrawal');
  const checkout = useTranslations('Checkout');
  const points = statementFields.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    return [
      {
        text: t('point', { field: t(`fields.${field}`), fault: error }),
        href: `#${statementId(field)}`,
      },
    ];
  });
  if (points.length === 0) return null;
  return (
    <div className="shell mt-8">
      <div className="max-w-3xl">
        <ErrorSummary title={checkout('faultsTitle', { count: points.length })} points={points} />
      </div>
    </div>
  );
}

type StatementFieldInputProps = {
  field: StatementField;
  type?: 'text' | 'email';
  autoComplete: string;
  statement: Statement | undefined;
  errors: StatementErrors;
};

/** A field of the withdrawal form with its hint and error. */
function StatementFieldInput({
  field,
  type,
  autoComplete,
  statement,
  errors,
}: StatementFieldInputProps) {
  const t = useTranslations('Withdrawal');
  const error = errors[field];
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
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        className="mt-1.5 h-12 w-full border-2 border-ink bg-paper px-3 text-base aria-invalid:border-l-8 aria-invalid:border-l-signal aria-invalid:pl-1.5"
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-signal text-sm">
          {t(`errors.${error}`, { field })}
        </p>
      )}
    </div>
  );
}

/** The id of the field that an error links to. */
const statementId = (field: StatementField) => `statement-${field}`;
