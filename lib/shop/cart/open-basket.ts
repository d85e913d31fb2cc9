import { type DeviceText, deviceText, type Outcome } from '@/lib/primitives/storage/device-text';
import { inTurn } from '@/lib/primitives/storage/in-turn';
import type { Basket, BasketLine } from './basket';
import { type Added, addLine } from './change-basket';
import { parseBasket, writeBasket } from './parse-basket';

export type KeptBasket = {
  /** The same object as long as nothing has changed. */
  read: () => Basket;
  /** Whether the browser keeps nothing of what is put there. */
  isRefused: () => boolean;
  /** Changes it, one tab after the other: none writes over what another has just put there. */
  change: (change: (basket: Basket) => Basket) => Promise<Outcome>;
  add: (line: BasketLine) => Promise<Added['outcome'] | Exclude<Outcome, 'kept'>>;
  subscribe: DeviceText['subscribe'];
};

/** Its name in the browser's storage. */
export const basketKey = 'bobine-basket';

/** The basket on this device. It is read anew each time the text has changed: another tab may have. */
export function openBasket(): KeptBasket {
  const stored = deviceText(basketKey);
  let text: string | null | undefined = null;
  let basket: Basket = [];
  function read(): Basket {
    const now = stored.read();
    if (now !== text) basket = parseBasket(now);
    text = now;
    return basket;
  }
  const change: KeptBasket['change'] = (changed) =>
    inTurn(basketKey, stored, () => stored.write(writeBasket(changed(read()))));
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
