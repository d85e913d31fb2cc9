import { type DeviceText, deviceText, type Outcome } from '@/lib/primitives/storage/device-text';
import { withMutex } from '@/lib/primitives/storage/mutex';
import type { Basket, CartLine } from './cart';
import { type Added, addLine } from './change-cart';
import { parseCart, writeCart } from './parse-cart';

export type StoredCart = {
  /** The same object as long as nothing has changed. */
  read: () => Basket;
  /** Whether the browser keeps nothing of what is put there. */
  isRefused: () => boolean;
  /** Changes it, one tab after the other: none writes over what another has just put there. */
  change: (change: (basket: Basket) => Basket) => Promise<Outcome>;
  add: (line: CartLine) => Promise<Added['outcome'] | Exclude<Outcome, 'kept'>>;
  subscribe: DeviceText['subscribe'];
};

/** Its name in the browser's storage. */
export const cartKey = 'bobine-basket';

/** The basket on this device. It is read anew each time the text has changed: another tab may have. */
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
