'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { type Line, removeOrdered } from '@/lib/shop/cart/cart';
import { openStoredCart } from '@/lib/shop/cart/stored-cart';
import { deleteTyped } from '@/lib/shop/checkout/typed-fields';

/**
 * Delays of the page refreshes (ms): a payment is usually reported within seconds; later ones are
 * reported by e-mail.
 */
const moments = [2000, 5000, 10_000, 20_000, 40_000, 60_000];

/** Refreshes the page from the server a few times while mounted. Renders nothing. */
export function RefreshSoon() {
  const { refresh } = useRouter();
  useEffect(() => {
    const timers = moments.map((moment) => setTimeout(() => navigator.onLine && refresh(), moment));
    return () => timers.forEach(clearTimeout);
  }, [refresh]);
  return null;
}

type Props = { lines: readonly Line[]; placedAt: string };

/**
 * Removes the ordered lines from this device's cart and deletes the stored form fields. Renders
 * nothing.
 */
export function RemoveOrderedFromCart({ lines, placedAt }: Props) {
  useEffect(() => {
    deleteTyped();
    const cart = openStoredCart();
    const moments = { placedAt: Date.parse(placedAt), now: Date.now() };
    // Writes nothing if the cart is already empty.
    if (cart.read().length > 0) void cart.change((now) => removeOrdered(now, lines, moments));
  }, [lines, placedAt]);
  return null;
}
