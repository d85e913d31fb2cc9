import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { textLinkStyle } from '@/components/navigation/text-link';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import { keptUntil } from '@/lib/shop/orders/kept-until';
import { orderPath } from '@/lib/shop/orders/order-path';
import { ActForm } from './act-form';
import { useOrderWords } from './use-order-words';

/** Confirms the deletion of personal data: what is deleted and what stays. */
export function ForgetForm({ page: { order, invoice, isUnderWay } }: { page: OrderOnPage }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const { day } = useOrderWords(order.currency);
  if (isUnderWay)
    return (
      <PageHead title={t('forget')}>
        <p>{t('forgetLater')}</p>
        <p className="mt-6">
          <a href={orderPath(order.token, locale)} className={textLinkStyle}>
            {t('back')}
          </a>
        </p>
      </PageHead>
    );
  return (
    <ActForm
      token={order.token}
      act="forget"
      title={t('forget')}
      confirm={t('forgetConfirm')}
      intro={<p>{t('forgetIntro')}</p>}
    >
      <ul className="max-w-[60ch] list-disc space-y-2 pl-5 text-lg leading-snug">
        <li>{t('forgetGoes')}</li>
        <li>
          {invoice ? t('forgetInvoice', { day: day(keptUntil(invoice.year)) }) : t('forgetLines')}
        </li>
        <li>{t('forgetPage')}</li>
      </ul>
    </ActForm>
  );
}
