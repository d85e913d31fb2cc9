import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { sayTime } from '@/lib/i18n/say-time';
import type { Step } from '@/lib/shop/withdrawal/kept-step';
import { StatementFacts } from './statement-facts';

/**
 * Confirms that the declaration was received, with its content and time. The same whether the order
 * exists or not.
 */
export function DeclarationReceipt({ step: { statement, receivedAt } }: { step: Step }) {
  const t = useTranslations('Withdrawal');
  const locale = useLocale();
  const { dateTime } = useFormatter();
  const moment = receivedAt
    ? sayTime(dateTime(new Date(receivedAt), { dateStyle: 'long', timeStyle: 'short' }), locale)
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
