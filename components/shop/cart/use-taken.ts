'use client';

import { useState } from 'react';
import type { Basket, CartLine } from '@/lib/shop/cart/cart';
import { putBack, removeLine } from '@/lib/shop/cart/change-cart';
import { deviceCart } from './use-cart';

export type Row = { line: CartLine; taken: boolean };

/**
 * The lines of a cart including, at their positions, those removed on this page, so that they can be
 * restored.
 */
export function useTaken(basket: Basket) {
  const [taken, setTaken] = useState<{ line: CartLine; at: number }[]>([]);
  const [returned, setReturned] = useState<string>();
  const isIn = (article: string) => basket.some((line) => line.article === article);
  const rows = taken
    .filter(({ line }) => !isIn(line.article))
    .reduce<Row[]>(
      (all, { line, at }) => all.toSpliced(at, 0, { line, taken: true }),
      basket.map((line) => ({ line, taken: false })),
    );
  return {
    rows,
    /** The line restored last, once it is in the cart. */
    back: basket.find(({ article }) => article === returned),
    take({ line }: Row) {
      const at = rows.findIndex((row) => row.line.article === line.article);
      const others = taken.filter((one) => one.line.article !== line.article);
      setReturned(undefined);
      setTaken([...others, { line, at }].sort((a, b) => a.at - b.at));
      void deviceCart.change((now) => removeLine(now, line.article));
    },
    putBack({ line }: Row) {
      const before = rows.slice(
        0,
        rows.findIndex((row) => row.line.article === line.article),
      );
      const index = before.filter((row) => !row.taken).length;
      setReturned(line.article);
      void deviceCart.change((now) => putBack(now, line, index));
    },
  };
}
