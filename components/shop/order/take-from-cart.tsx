'use client';

import { useEffect } from 'react';
import { takeOrdered } from '@/lib/shop/cart/change-cart';
import type { Line } from '@/lib/shop/cart/line';
import { openStoredCart } from '@/lib/shop/cart/stored-cart';
import { forgetTyped } from '@/lib/shop/checkout/typed-fields';

type Props = { lines: readonly Line[]; placedAt: string };

/**
 * Removes the ordered lines from this device's cart and deletes the stored form fields. Renders
 * nothing.
 */
export function TakeFromCart({ lines, placedAt }: Props) {
  useEffect(() => {
    forgetTyped();
    const basket = openStoredCart();
    const moments = { placed: Date.parse(placedAt), now: Date.now() };
    // Does not write an empty cart.
    if (basket.read().length > 0) void basket.change((now) => takeOrdered(now, lines, moments));
  }, [lines, placedAt]);
  return null;
}
