import { hasLeft } from './has-left';
import { isOff } from './is-off';

/**
 * Whether the goods are still to be sent or have been: a cancelled, withdrawn or refunded order sends
 * nothing more.
 */
export function stillComes(order: Parameters<typeof isOff>[0] & Parameters<typeof hasLeft>[0]) {
  return !isOff(order) || hasLeft(order);
}
