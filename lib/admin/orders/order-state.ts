/** The order states of the admin's lists; an order can be in several. */
export const orderStates = [
  'to-pay',
  'to-pack',
  'to-send',
  'to-collect',
  'sent',
  'withdrawn',
  'problems',
  'all',
] as const;

export type OrderState = (typeof orderStates)[number];

export function isOrderState(value: unknown): value is OrderState {
  return orderStates.some((state) => state === value);
}

/** The state the admin opens with: orders to pack, else the first state with pending work. */
export function firstState(counts: Record<OrderState, number>): OrderState {
  const waiting = ['to-pack', 'to-send', 'to-collect', 'to-pay', 'problems'] as const;
  return waiting.find((state) => counts[state] > 0) ?? 'to-pack';
}
