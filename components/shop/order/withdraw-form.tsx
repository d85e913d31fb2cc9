import { useTranslations } from 'next-intl';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import { ActForm } from './act-form';
import { useOrderWords } from './use-order-words';

/** Confirms the withdrawal from an order (2011/83/EU, article 11a). */
export function WithdrawForm({ page: { order, withdrawal } }: { page: OrderOnPage }) {
  const t = useTranslations('Order');
  const { day } = useOrderWords(order.currency);
  const until = withdrawal.may ? withdrawal.until : undefined;
  return (
    <ActForm
      token={order.token}
      act="withdraw"
      title={t('withdrawal')}
      confirm={t('withdrawConfirm')}
      intro={
        <>
          <p>{t('withdrawIntro', { number: order.number })}</p>
          {until && <p className="mt-2">{t('withdrawUntil', { day: day(until) })}</p>}
        </>
      }
    >
      <label className="block max-w-md">
        <span className="label">{t('name')}</span>
        <input
          name="name"
          required
          maxLength={70}
          autoComplete="name"
          defaultValue={order.address?.name ?? ''}
          className="mt-1 h-12 w-full border-2 border-ink bg-paper px-3 text-base"
        />
      </label>
      <dl className="mt-5 max-w-md space-y-3">
        <div>
          <dt className="label">{t('contract')}</dt>
          <dd className="mt-1">{t('contractOf', { number: order.number })}</dd>
        </div>
        <div>
          <dt className="label">{t('receiptTo')}</dt>
          <dd className="wrap-anywhere mt-1">{order.email}</dd>
        </div>
      </dl>
    </ActForm>
  );
}
