import { isRecord, parseJson } from '@/lib/primitives/json';
import { currencies } from '@/lib/primitives/money/money';
import { type DeviceText, deviceText, type Outcome } from '@/lib/primitives/storage/device-storage';
import { withMutex } from '@/lib/primitives/storage/mutex';
import {
  type AddResult,
  addLine,
  type Cart,
  type CartLine,
  cartVersion,
  maxLines,
  type PricesByCurrency,
} from './cart';

export type StoredCart = {
  /** Returns the same object until something changes. */
  read: () => Cart;
  /** Whether the browser refuses to store the cart. */
  isRefused: () => boolean;
  /** Changes the cart under a lock shared by all tabs, so that no tab overwrites another's change. */
  change: (change: (cart: Cart) => Cart) => Promise<Outcome>;
  add: (line: CartLine) => Promise<AddResult['outcome'] | Exclude<Outcome, 'kept'>>;
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
  let cart: Cart = [];
  function read(): Cart {
    const now = stored.read();
    if (now !== text) cart = parseCart(now);
    text = now;
    return cart;
  }
  const change: StoredCart['change'] = (changed) =>
    withMutex(cartKey, stored, () => stored.write(serializeCart(changed(read()))));
  return {
    read,
    change,
    isRefused: () => stored.read() === undefined,
    async add(line) {
      let added: AddResult['outcome'] = 'added';
      const outcome = await change((now) => {
        const { cart: next, outcome } = addLine(now, line);
        added = outcome;
        return next;
      });
      return outcome === 'kept' ? added : outcome;
    },
    subscribe: stored.subscribe,
  };
}

/** Maximum length of texts in characters. */
const maxTextLength = 200;

/** Parses a stored cart. Invalid lines are dropped; duplicate articles are merged. */
export function parseCart(text: string | null | undefined): Cart {
  const storedJson = parseJson(text ?? '');
  const lines: unknown = isRecord(storedJson) ? storedJson.lines : undefined;
  return (Array.isArray(lines) ? lines : [])
    .flatMap((line) => readLine(line) ?? [])
    .slice(0, 2 * maxLines)
    .reduce<Cart>((cart, line) => addLine(cart, line).cart, []);
}

/** Serializes a cart; `null` for an empty one, which removes it from the storage. */
export function serializeCart(cart: Cart): string | null {
  return cart.length === 0 ? null : JSON.stringify({ version: cartVersion, lines: cart });
}

function readLine(value: unknown): CartLine | undefined {
  if (!isRecord(value)) return undefined;
  const { article, pieces, title, prices, at } = value;
  if (!isShortText(article) || !isShortText(title) || !isCount(pieces)) return undefined;
  return { article, pieces, title, prices: readPrices(prices), at: isCount(at) ? at : 0 };
}

/** Reads prices from untrusted data; invalid amounts are dropped. */
export function readPrices(value: unknown): PricesByCurrency {
  const prices = isRecord(value) ? value : {};
  return Object.fromEntries(
    currencies.flatMap((currency) => {
      const price = prices[currency];
      return Number.isSafeInteger(price) && Number(price) >= 0 ? [[currency, price]] : [];
    }),
  );
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxTextLength;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}
