import { type DeviceText, deviceText, type Outcome } from '@/lib/primitives/storage/device-text';
import { withMutex } from '@/lib/primitives/storage/mutex';
import type { Basket, CartLine } from './cart';
import { type Added, addLine } from './change-cart';
import { parseCart, writeCart } from './parse-cart';

export type StoredCart = {
  /** Returns the same object until something changes. */
  read: () => Basket;
  /** Whether the browser refuses to store the cart. */
  isRefused: () => boolean;
  /** Changes the cart under a lock shared by all tabs, so that no tab overwrites another's change. */
  change: (change: (basket: Basket) => Basket) => Promise<Outcome>;
  add: (line: CartLine) => Promise<Added['outcome'] | Exclude<Outcome, 'kept'>>;
  subscribe: DeviceText['subscribe'];
};

/** The key in the browser's storage. */
export const cartKey = 'bobine-basket';

/**
 * Opens the cart stored on this device. It is parsed again when the stored text has changed, possibly
 * by another tab.
 */
export function openStoredCart(): StoredCart {
  const stored = deviceText(cartKey);
  let text: string | null | undefined = null;
  let basket: Basket = [];
  function read(): Basket {
    const now = stored.read();
    if (now !== text) basket = parseCart(now);
    text = now;
    return basket;
  }
  const change: StoredCart['change'] = (changed) =>
    withMutex(cartKey, stored, () => stored.write(writeCart(changed(read()))));
  return {
    read,
    change,
    isRefused: () => stored.read() === undefined,
    async add(line) {
      let added: Added['outcome'] = 'added';
      const outcome = await change((now) => {
        const { basket: next, outcome } = addLine(now, line);
        added = outcome;
        return next;
      });
      return outcome === 'kept' ? added : outcome;
    },
    subscribe: stored.subscribe,
  };
}
