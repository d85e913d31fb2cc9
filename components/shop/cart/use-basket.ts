'use client';

import { useSyncExternalStore } from 'react';
import type { Basket } from '@/lib/shop/cart/basket';
import { openBasket } from '@/lib/shop/cart/open-basket';

/** The basket of this device, for all that draws it. */
export const deviceBasket = openBasket();

/** What is in it now; undefined while the page is the server's. */
export function useBasket(): Basket | undefined {
  return useSyncExternalStore<Basket | undefined>(
    deviceBasket.subscribe,
    deviceBasket.read,
    () => undefined,
  );
}
