import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-title';
import { textLinkStyle } from '@/components/navigation/links';
import { localiseTime } from '@/lib/i18n/intl-format';
import { localePath } from '@/lib/i18n/locales';
import { useDateFormat } from '@/lib/i18n/use-date-format';
import {
  type Statement,
  statementFields,
  type WithdrawalStep,
} from '@/lib/shop/withdrawal/withdrawal-form';

/** The confirmation step: the withdrawal request and the button that submits it. */
export function ConfirmWithdrawal({ draft, statement }: { draft: string; statement: Statement }) {
  const t = useTranslations('Withdrawal');
  const locale = useLocale();
  return (
    <>
      <PageHead title={t('title')}>
        <p>{t('confirmIntro')}</p>
      </PageHead>
      <form method="post" action="/api/shop/withdrawals" className="shell mt-10">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="confirmed" value={draft} />
        <StatementFacts statement={statement} />
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <button type="submit" className="button cursor-pointer">
            {t('confirm')}
          </button>
          <a
            href={localePath(`/retractation?draft=${draft}&edit=1`, locale)}
            className={`${textLinkStyle} py-2`}
          >
            {t('edit')}
          </a>
        </p>
      </form>
    </>
  );
}

/**
 * Confirms that the withdrawal request was received, with its content and time. It does not reveal whether the order
 * exists.
 */
export function WithdrawalRequestReceipt({
  step: { statement, receivedAt },
}: {
  step: WithdrawalStep;
}) {
  const t = useTranslations('Withdrawal');
  const locale = useLocale();
  const formatDate = useDateFormat();
  const moment = receivedAt
    ? localiseTime(
        formatDate(new Date(receivedAt), { dateStyle: 'long', timeStyle: 'short' }),
        locale,
      )
    : '';
  return (
    <>
      <PageHead title={t('received')}>
        <p>{t('receivedAt', { moment })}</p>
        <p className="mt-3">{t('receipt')}</p>
      </PageHead>
      <div className="shell mt-10">
        <StatementFacts statement={statement} />
      </div>
    </>
  );
}

/** The fields of a withdrawal request. */
function StatementFacts({ statement }: { statement: Statement }) {
  const t = useTranslations('Withdrawal');
  return (
    <dl className="max-w-xl space-y-4">
      {statementFields.map((field) => (
        <div key={field} className="border-line border-t pt-3">
          <dt className="label text-muted">{t(`fields.${field}`)}</dt>
          <dd className="wrap-anywhere mt-0.5 font-semibold text-lg">{statement[field]}</dd>
        </div>
      ))}
      {statement.part && (
        <div className="border-line border-t pt-3">
          <dt className="label text-muted">{t('part')}</dt>
          <dd className="wrap-anywhere mt-0.5 whitespace-pre-line font-semibold text-lg">
            {statement.part}
          </dd>
        </div>
      )}
    </dl>
  );
}
