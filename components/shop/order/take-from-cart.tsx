'use client';

import { useEffect } from 'react';
import { takeOrdered } from '@/lib/shop/cart/change-cart';
import type { Line } from '@/lib/shop/cart/line';
import { openStoredCart } from '@/lib/shop/cart/stored-cart';
import { forgetTyped } from '@/lib/shop/checkout/typed-fields';

type Props = { lines: readonly Line[]; placedAt: string };

/** Takes out of this device's basket what was ordered from it, and forgets who has ordered it. Draws nothing. */
export function TakeFromCart({ lines, placedAt }: Props) {
  useEffect(() => {
    forgetTyped();
    const basket = openStoredCart();
    const moments = { placed: Date.parse(placedAt), now: Date.now() };
    // A visit that changes nothing writes nothing.
    if (basket.read().length > 0) void basket.change((now) => takeOrdered(now, lines, moments));
  }, [lines, placedAt]);
  return null;
}
