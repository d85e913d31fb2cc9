'use client';

import { useSyncExternalStore } from 'react';
import type { Basket } from '@/lib/shop/cart/cart';
import { openStoredCart } from '@/lib/shop/cart/stored-cart';

/** The cart of this device, shared by all components. */
export const deviceCart = openStoredCart();

/** The current cart; `undefined` during server rendering. */
export function useCart(): Basket | undefined {
  return useSyncExternalStore<Basket | undefined>(
    deviceCart.subscribe,
    deviceCart.read,
    () => undefined,
  );
}
