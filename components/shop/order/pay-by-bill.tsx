import { useLocale, useTranslations } from 'next-intl';
import { inFours } from '@/lib/primitives/text/in-fours';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import { waitsFor } from '@/lib/shop/orders/waits-for';
import { openShelf } from '@/lib/shop/pricing/shelf';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { useOrderWords } from './use-order-words';

type Props = { page: OrderOnPage; till: ShopConfig; path: string };

/** The payment details of a bill; its QR code is in the PDF. */
export function PayByBill({ page: { order, invoice, account }, till, path }: Props) {
  const t = useTranslations('Order');
  const { money } = useOrderWords(order.currency);
  const ahead = waitsFor(order, openShelf(useLocale())) ? 'yes' : 'no';
  const { bill } = till.payment;
  if (!bill || !invoice) return null;
  const facts = [
    [t('payee'), till.seller.name],
    ['IBAN', inFours(bill.iban)],
    [t('reference'), inFours(invoice.reference)],
    [t('amount'), money(account.open)],
  ] as const;
  return (
    <>
      <p className="mt-3 max-w-[56ch] text-lg leading-snug">
        {bill.when === 'advance'
          ? t('payInAdvance', { days: bill.days, ahead })
          : t('payOnAccount', { days: bill.days })}
      </p>
      {till.isDemonstration && (
        <p className="mt-3 max-w-[56ch] border-signal border-l-4 pl-3 leading-snug">
          {t('exampleIban')}
        </p>
      )}
      <dl className="mt-5 grid max-w-xl gap-x-6 gap-y-1.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="label pt-0.5 text-muted">{name}</dt>
            <dd className="wrap-anywhere mb-2 font-semibold tabular-nums sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 print:hidden">
        <a href={`${path}/invoice`} className="button">
          {t('invoice')}
        </a>
      </p>
    </>
  );
}
