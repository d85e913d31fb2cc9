import type { ListedOrder } from '@/lib/admin/orders/list-orders';
import { type OrderState, orderStates } from '@/lib/admin/orders/order-state';
import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/primitives/money/money';
import type { Order } from '@/lib/shop/orders/order';
import { isTerminated } from '@/lib/shop/orders/order-status';
import { Field } from './admin-form';
import type { AdminTranslator } from './admin-translator';
import { Moment } from './moment';

/** `home`: the seller's country. */
type OrderLineProps = { t: AdminTranslator; locale: Locale; order: ListedOrder; home: string };

/** Characters of the buyer's message in a row; the order's page shows all of it. */
const shownMessage = 80;

/** An order as a list row with a box to select it; the rest of the row links to its page. */
export function OrderLine({ t, locale, order, home }: OrderLineProps) {
  const { id, number, name, pieces, currency, placed_at, toPayBack, country, message } = order;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  return (
    <li className="selectable">
      <label className="tick">
        <input
          type="checkbox"
          name={`order-${id}`}
          aria-label={t('orders.select', { number })}
          autoComplete="off"
        />
      </label>
      <a href={`/desk/orders/${id}`} className="line">
        <strong className="number">{number}</strong>
        <span className="name">{name ?? t('orders.forgotten')}</span>
        <span className="sum">{money(order.total + order.redeemed)}</span>
        <span className="small">
          <Moment at={placed_at} locale={locale} /> · {t('orders.pieces', { count: pieces })}
          {country !== home && ` · ${displayName('region', country, locale)}`}
          {toPayBack > 0 && (
            <>
              {' · '}
              <b>{t('orders.toPayBack', { amount: money(toPayBack) })}</b>
            </>
          )}
          {order.hasPaymentProblem && (
            <>
              {' · '}
              <b>{t('orders.troubled')}</b>
            </>
          )}
          {order.hasStuckMail && (
            <>
              {' · '}
              <b>{t('orders.stuckMail')}</b>
            </>
          )}
          {message && (
            <>
              {' · '}
              <q>
                {message.slice(0, shownMessage)}
                {message.length > shownMessage && '…'}
              </q>
            </>
          )}
        </span>
        <OrderMarks t={t} order={order} />
      </a>
    </li>
  );
}

type Marked = Pick<
  Order,
  | 'payment'
  | 'payment_state'
  | 'payment_pending_at'
  | 'delivery'
  | 'delivery_state'
  | 'cancelled_at'
  | 'withdrawn_at'
> & {
  /** All items are withdrawn or refunded, so nothing is left to pack. */
  isEmptied: boolean;
  /** Money received, smallest unit. */
  received: number;
  /** Bills are paid after the goods are sent, else in advance. */
  isOnAccount: boolean;
};

/** State of an order in a few words. A cancelled or withdrawn order shows no open steps. */
export function OrderMarks({ t, order }: { t: AdminTranslator; order: Marked }) {
  const { payment, payment_state, delivery, delivery_state, cancelled_at, withdrawn_at } = order;
  const isCancelled = Boolean(cancelled_at || withdrawn_at);
  // Vouchers are sent automatically after the payment.
  const isToPack = delivery_state === 'waiting' && delivery !== 'mail' && !order.isEmptied;
  const isDone = delivery_state !== 'waiting';
  const isPartlyPaid = payment_state === 'open' && order.received > 0;
  const isPending = payment_state === 'open' && order.payment_pending_at && !cancelled_at;
  return (
    <span className="marks">
      {cancelled_at && <b className="off">{t('orders.cancelled')}</b>}
      {withdrawn_at && <b className="off">{t('orders.withdrawn')}</b>}
      {!(isCancelled && payment_state === 'open' && !isPending) && (
        <b className={payment_state === 'open' ? 'open' : undefined}>
          {t(`orders.paid.${isPending ? 'pending' : isPartlyPaid ? 'partly' : payment_state}`)}
        </b>
      )}
      <span>
        {t(`orders.payment.${payment === 'bill' && !order.isOnAccount ? 'advance' : payment}`)}
      </span>
      {(isDone || (isToPack && !isTerminated(order))) && (
        <b className={isToPack ? 'open' : undefined}>{t(`orders.delivered.${delivery_state}`)}</b>
      )}
    </span>
  );
}

type OrderSearchProps = { t: AdminTranslator; search: string };

/** Search in all orders, whatever their state. */
export function OrderSearch({ t, search }: OrderSearchProps) {
  return (
    <search>
      <form method="get" action="/desk/orders" className="search">
        <Field
          label={t('orders.searchIn')}
          name="q"
          type="search"
          defaultValue={search}
          autoComplete="off"
        />
        <button type="submit" className="quiet">
          {t('orders.search')}
        </button>
      </form>
    </search>
  );
}

type OrderTabsProps = {
  t: AdminTranslator;
  counts: Record<OrderState, number>;
  current: OrderState;
};

/** Tabs of the order states, with the number of orders. */
export function OrderTabs({ t, counts, current }: OrderTabsProps) {
  return (
    <nav aria-label={t('orders.states')}>
      <ul className="tabs">
        {orderStates.map((state) => (
          <li key={state}>
            <a
              href={`/desk/orders?state=${state}`}
              aria-current={state === current ? 'page' : undefined}
            >
              {t(`orders.state.${state}`)} <span>{counts[state]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
