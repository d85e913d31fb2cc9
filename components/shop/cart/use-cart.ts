'use client';

import { useState, useSyncExternalStore } from 'react';
import { type Cart, type CartLine, removeLine, restoreLine } from '@/lib/shop/cart/cart';
import { openStoredCart } from '@/lib/shop/cart/stored-cart';

/** The cart of this device, shared by all components. */
export const deviceCart = openStoredCart();

/** The current cart; `undefined` during server rendering. */
export function useCart(): Cart | undefined {
  return useSyncExternalStore<Cart | undefined>(
    deviceCart.subscribe,
    deviceCart.read,
    () => undefined,
  );
}

/** A row of the cart page: a line of the cart, or one removed on this page. */
export type CartPageRow = { line: CartLine; isRemoved: boolean };

/**
 * The lines of a cart including, at their positions, those removed on this page, so that they can be
 * restored.
 */
export function useCartRows(cart: Cart) {
  const [removed, setRemoved] = useState<{ line: CartLine; at: number }[]>([]);
  const [restored, setRestored] = useState<string>();
  const isInCart = (article: string) => cart.some((line) => line.article === article);
  const rows = removed
    .filter(({ line }) => !isInCart(line.article))
    .reduce<CartPageRow[]>(
      (all, { line, at }) => all.toSpliced(at, 0, { line, isRemoved: true }),
      cart.map((line) => ({ line, isRemoved: false })),
    );
  return {
    rows,
    /** The line restored last, once it is in the cart. */
    restoredLine: cart.find(({ article }) => article === restored),
    remove({ line }: CartPageRow) {
      const at = rows.findIndex((row) => row.line.article === line.article);
      const others = removed.filter((one) => one.line.article !== line.article);
      setRestored(undefined);
      setRemoved([...others, { line, at }].sort((a, b) => a.at - b.at));
      void deviceCart.change((now) => removeLine(now, line.article));
    },
    restore({ line }: CartPageRow) {
      const before = rows.slice(
        0,
        rows.findIndex((row) => row.line.article === line.article),
      );
      const index = before.filter((row) => !row.isRemoved).length;
      setRestored(line.article);
      void deviceCart.change((now) => restoreLine(now, line, index));
    },
  };
}
