import { hasLeft } from './has-left';
import { isOff } from './is-off';

/** Whether it is to come, or has: nothing more leaves the house once an order is taken back. */
export function stillComes(order: Parameters<typeof isOff>[0] & Parameters<typeof hasLeft>[0]) {
  return !isOff(order) || hasLeft(order);
}
