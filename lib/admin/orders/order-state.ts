/** The heaps in which the house's orders lie; one can lie in two. */
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

/** Where the desk begins: what there is to pack, else the first heap in which something waits for the house. */
export function firstState(counts: Record<OrderState, number>): OrderState {
  const waiting = ['to-pack', 'to-send', 'to-collect', 'to-pay', 'problems'] as const;
  return waiting.find((state) => counts[state] > 0) ?? 'to-pack';
}
