import { isOff } from '@/lib/shop/orders/is-off';
import type { Order } from '@/lib/shop/orders/order';
import type { AdminWords } from '../admin-words';

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
  /** All items are refunded: nothing is left to pack. */
  isEmptied: boolean;
};

/** State of an order in a few words. A cancelled or withdrawn order shows no open steps. */
export function OrderMarks({ t, order }: { t: AdminWords; order: Marked }) {
  const { payment, payment_state, delivery, delivery_state, cancelled_at, withdrawn_at } = order;
  const isTakenBack = Boolean(cancelled_at || withdrawn_at);
  // Vouchers are sent automatically after the payment.
  const isToPack = delivery_state === 'waiting' && delivery !== 'mail' && !order.isEmptied;
  const isDone = delivery_state !== 'waiting';
  const isPending = payment_state === 'open' && order.payment_pending_at && !cancelled_at;
  return (
    <span className="marks">
      {cancelled_at && <b className="off">{t('orders.cancelled')}</b>}
      {withdrawn_at && <b className="off">{t('orders.withdrawn')}</b>}
      {!(isTakenBack && payment_state === 'open' && !isPending) && (
        <b className={payment_state === 'open' ? 'open' : undefined}>
          {t(isPending ? 'orders.paid.pending' : `orders.paid.${payment_state}`)}
        </b>
      )}
      <span>{t(`orders.payment.${payment}`)}</span>
      {(isDone || (isToPack && !isOff(order))) && (
        <b className={isToPack ? 'open' : undefined}>{t(`orders.delivered.${delivery_state}`)}</b>
      )}
    </span>
  );
}
