import { hasRefundable, type Refundable } from '@/lib/shop/commands/read-refundable';
import { isEmptied, piecesToReturn } from '@/lib/shop/commands/share-lines';
import { hasLeft } from '@/lib/shop/orders/has-left';
import { isOff } from '@/lib/shop/orders/is-off';
import { isOnAccount } from '@/lib/shop/orders/is-on-account';
import type { Order } from '@/lib/shop/orders/order';
import type { Account } from '@/lib/shop/orders/read-account';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/**
 * The commands to offer for an order in its current state. Each command validates again when it runs.
 */
export function possibleActs(
  order: Order,
  account: Account,
  refundable: Refundable,
  till: ShopConfig,
) {
  const { delivery, delivery_state, payment_state, cancelled_at, withdrawn_at } = order;
  const stands = !cancelled_at && payment_state !== 'refunded';
  const { refunds } = refundable;
  const isHere = !hasLeft(order);
  const isLive = !isOff(order) && !isEmptied(order, refunds);
  const isGivenBack = payment_state === 'refunded' || payment_state === 'partly-refunded';
  const isBack = Boolean(order.returned_at || cancelled_at);
  const isToReturn =
    (withdrawn_at !== null || isGivenBack) && !isBack && piecesToReturn(order, refunds).length > 0;
  const mayGoOut = payment_state !== 'open' || isOnAccount(order, till);
  return {
    pay: !cancelled_at && account.open > 0,
    pack: isLive && delivery_state === 'waiting' && delivery !== 'mail',
    send: isLive && isHere && mayGoOut && delivery === 'post',
    collect: isLive && isHere && delivery === 'collection',
    cancel:
      stands && isHere && !order.returned_at && (payment_state === 'open' || order.total === 0),
    refund: hasRefundable(refundable),
    takeBack: isToReturn && !isHere && (delivery !== 'mail' || order.total === 0),
    // The refund did not decide about the pieces: it was a sum from Stripe's dashboard.
    restock: isToReturn && isHere && delivery !== 'mail' && payment_state === 'refunded',
  };
}
