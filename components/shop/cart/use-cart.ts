'use client';

import { useSyncExternalStore } from 'react';
import type { Basket } from '@/lib/shop/cart/cart';
import { openStoredCart } from '@/lib/shop/cart/stored-cart';

/** The basket of this device, for all that draws it. */
export const deviceCart = openStoredCart();

/** What is in it now; undefined while the page is the server's. */
export function useCart(): Basket | undefined {
  return useSyncExternalStore<Basket | undefined>(
    deviceCart.subscribe,
    deviceCart.read,
    () => undefined,
  );
}
