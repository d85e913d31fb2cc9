import type { Order } from '@/lib/shop/orders/order';
import { hasLeft, isHandedOver } from '@/lib/shop/orders/order-status';

/** The steps of an order; each has a message (`Order.steps`). */
export type StepName =
  | 'ordered'
  | 'paid'
  | 'packed'
  | 'partlySent'
  | 'sent'
  | 'ready'
  | 'collected'
  | 'mailed'
  | 'cancelled'
  | 'withdrawn'
  | 'returned'
  | 'refunded';

/** `at`: when it was done, if known (ISO 8601). `next`: the first step that is not done; `ahead`: the later ones. */
export type OrderStep = { name: StepName; at?: string; state: 'done' | 'next' | 'ahead' };

type Facts = Pick<
  Order,
  | 'delivery'
  | 'payment'
  | 'payment_state'
  | 'delivery_state'
  | 'placed_at'
  | 'paid_at'
  | 'sent_at'
  | 'cancelled_at'
  | 'withdrawn_at'
  | 'returned_at'
>;
type Terms = {
  /** Bills are paid after the goods are sent. */
  isOnAccount: boolean;
  /** All pieces to be packed were withdrawn or refunded (`hasNothingToPack`), before or after they were sent. */
  isEmptied: boolean;
};
type CheckedStep = { name: StepName; isDone: boolean; at?: string | null };

/**
 * The done and the remaining steps of an order, in sequence. Payment comes before or after sending,
 * depending on the payment method.
 */
export function orderSteps(order: Facts, terms: Terms): OrderStep[] {
  const steps = stepsOf(order, terms);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ name, isDone, at }, index) => ({
    name,
    ...(isDone && at && { at }),
    state: isDone ? 'done' : index === next ? 'next' : 'ahead',
  }));
}

function stepsOf(order: Facts, { isOnAccount, isEmptied }: Terms): CheckedStep[] {
  if (order.cancelled_at || order.withdrawn_at) return terminatedSteps(order);
  const steps = regularSteps(order, isOnAccount);
  if (order.payment_state !== 'refunded' && (!isEmptied || isHandedOver(order))) return steps;
  // After a complete refund nothing else follows.
  return [...steps.filter(({ isDone }) => isDone), { name: 'refunded', isDone: true }];
}

function regularSteps(order: Facts, isAfter: boolean): CheckedStep[] {
  const { delivery, payment } = order;
  const paid: CheckedStep = {
    name: 'paid',
    isDone: order.payment_state !== 'open',
    at: order.paid_at,
  };
  const deliverySteps = goodsSteps(order);
  if (payment === 'collection') return [ordered(order), ...beforeLast(deliverySteps, paid)];
  const isLast = isAfter && delivery !== 'mail';
  return [ordered(order), ...(isLast ? [...deliverySteps, paid] : [paid, ...deliverySteps])];
}

/** Inserts the payment before the last step: at the collection point the buyer pays, then gets the goods. */
const beforeLast = (deliverySteps: CheckedStep[], paid: CheckedStep) => [
  ...deliverySteps.slice(0, -1),
  paid,
  ...deliverySteps.slice(-1),
];

function goodsSteps(order: Facts): CheckedStep[] {
  const { delivery, delivery_state: state, sent_at: at } = order;
  const isDone = isHandedOver(order);
  const isPacked = state !== 'waiting';
  if (delivery === 'mail') return [{ name: 'mailed', isDone, at }];
  if (delivery === 'collection')
    return [
      { name: 'ready', isDone: isPacked },
      { name: 'collected', isDone: state === 'collected', at },
    ];
  return [
    { name: 'packed', isDone: isPacked },
    ...(state === 'partly-sent' ? [{ name: 'partlySent' as const, isDone: true }] : []),
    { name: 'sent', isDone, at },
  ];
}

/**
 * The steps of a cancelled or withdrawn order; after a withdrawal the refund follows the returned
 * goods.
 */
function terminatedSteps(order: Facts): CheckedStep[] {
  const { cancelled_at, withdrawn_at, returned_at, payment_state } = order;
  const wasPaid = payment_state !== 'open' || order.paid_at;
  const refunded: CheckedStep = { name: 'refunded', isDone: payment_state === 'refunded' };
  if (!withdrawn_at)
    return [
      ordered(order),
      { name: 'cancelled', isDone: true, at: cancelled_at },
      ...(wasPaid ? [refunded] : []),
    ];
  const wasSent = hasLeft(order) && order.delivery !== 'mail';
  return [
    ordered(order),
    { name: 'withdrawn', isDone: true, at: withdrawn_at },
    ...(wasSent
      ? [{ name: 'returned' as const, isDone: Boolean(returned_at), at: returned_at }]
      : []),
    ...(wasPaid ? [refunded] : []),
  ];
}

function ordered({ placed_at }: Facts): CheckedStep {
  return { name: 'ordered', isDone: true, at: placed_at };
}

/** Consequences of a withdrawal; each has a message of this name (`Order`). */
export type WithdrawalConsequence = 'sendBack' | 'moneyBack' | 'moneyIsBack' | 'nothingLeft';

type WithdrawalFacts = Pick<
  Order,
  'delivery' | 'delivery_state' | 'payment_state' | 'redeemed' | 'returned_at'
>;

/**
 * What the buyer must do and can expect after a withdrawal: received goods are sent back, payments
 * (money or voucher) are refunded, and an unpaid order need not be paid.
 */
export function withdrawalConsequences(
  order: WithdrawalFacts,
  isReceived: boolean,
): WithdrawalConsequence[] {
  const { delivery, payment_state: paid, redeemed } = order;
  const hasGoods = delivery !== 'mail' && hasLeft(order);
  const money = paid === 'refunded' ? 'moneyIsBack' : 'moneyBack';
  return [
    ...(hasGoods && !order.returned_at ? (['sendBack'] as const) : []),
    ...(paid === 'open' ? (['nothingLeft'] as const) : []),
    ...(paid !== 'open' || redeemed > 0 || isReceived ? [money as WithdrawalConsequence] : []),
  ];
}
