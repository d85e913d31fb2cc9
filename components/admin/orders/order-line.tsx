import type { ListedOrder } from '@/lib/admin/orders/list-orders';
import type { Locale } from '@/lib/i18n/locales';
import { moneyWords } from '@/lib/primitives/money/money-words';
import type { AdminWords } from '../admin-words';
import { Moment } from '../moment';
import { OrderMarks } from './order-marks';

type Props = { t: AdminWords; locale: Locale; order: ListedOrder };

/** An order as a list row; the whole row links to its page. */
export function OrderLine({ t, locale, order }: Props) {
  const { id, number, name, pieces, currency, placed_at, toPayBack, isTroubled } = order;
  const said = (amount: number) => moneyWords({ amount, currency }, locale);
  return (
    <li>
      <a href={`/desk/orders/${id}`} className="line">
        <strong className="number">{number}</strong>
        <span className="name">{name ?? t('orders.forgotten')}</span>
        <span className="sum">{said(order.total + order.redeemed)}</span>
        <span className="small">
          <Moment at={placed_at} locale={locale} /> · {t('orders.pieces', { count: pieces })}
          {toPayBack > 0 && (
            <>
              {' · '}
              <b>{t('orders.toPayBack', { amount: said(toPayBack) })}</b>
            </>
          )}
          {isTroubled && (
            <>
              {' · '}
              <b>{t('orders.troubled')}</b>
            </>
          )}
        </span>
        <OrderMarks t={t} order={order} />
      </a>
    </li>
  );
}
