import type { OrderFile } from '@/lib/admin/orders/read-file';
import type { Locale } from '@/lib/i18n/locales';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { invoiceName } from '@/lib/shop/invoices/invoice-name';
import { orderPath, paperPath } from '@/lib/shop/orders/order-path';
import type { AdminWords } from '../admin-words';
import { Moment } from '../moment';

type Props = { t: AdminWords; locale: Locale; file: OrderFile };

/** Invoices, credit notes, payments and refunds of an order. */
export function OrderPapers({ t, locale, file: { order, papers, payments } }: Props) {
  const { currency, token } = order;
  return (
    <section>
      <h2>{t('order.papers')}</h2>
      <ul className="plain">
        {papers.map(({ id, kind, year, number, amount }) => (
          <li key={id}>
            <a href={paperPath(token, invoiceName(year, number))}>
              {t(`order.paper.${kind}`, { name: invoiceName(year, number) })} (PDF)
            </a>
            <b>{moneyWords({ amount, currency }, locale)}</b>
          </li>
        ))}
        {payments.map(({ id, source, amount, booked_at }) => (
          <li key={id}>
            <span>
              {t(`order.source.${source}`)}{' '}
              <Moment at={booked_at} locale={locale} mayBeDay={source === 'bank'} />
            </span>
            <b>{moneyWords({ amount, currency }, locale)}</b>
          </li>
        ))}
      </ul>
      <p>
        <a href={orderPath(token, locale)}>{t('order.asBuyer')}</a>
      </p>
    </section>
  );
}
