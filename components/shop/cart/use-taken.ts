'use client';

import { useState } from 'react';
import type { Basket, BasketLine } from '@/lib/shop/cart/basket';
import { putBack, removeLine } from '@/lib/shop/cart/change-basket';
import { deviceBasket } from './use-basket';

export type Row = { line: BasketLine; taken: boolean };

/** The lines of a basket and, in their places, those that were taken out on this page, so that they can be put back. */
export function useTaken(basket: Basket) {
  const [taken, setTaken] = useState<{ line: BasketLine; at: number }[]>([]);
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
    /** The line that was put back last, once it is there. */
    back: basket.find(({ article }) => article === returned),
    take({ line }: Row) {
      const at = rows.findIndex((row) => row.line.article === line.article);
      const others = taken.filter((one) => one.line.article !== line.article);
      setReturned(undefined);
      setTaken([...others, { line, at }].sort((a, b) => a.at - b.at));
      void deviceBasket.change((now) => removeLine(now, line.article));
    },
    putBack({ line }: Row) {
      const before = rows.slice(
        0,
        rows.findIndex((row) => row.line.article === line.article),
      );
      const index = before.filter((row) => !row.taken).length;
      setReturned(line.article);
      void deviceBasket.change((now) => putBack(now, line, index));
    },
  };
}
