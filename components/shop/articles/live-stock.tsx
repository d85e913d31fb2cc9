'use client';

import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  article: string;
  /** What is said of no piece, of one, of two, … ; of more than those that are told of nothing is said. */
  words: string[];
  /** What the editors say of the stock: it stands until something else is known. */
  children: ReactNode;
};

/** How many pieces are left now, where that is worth saying. `data-pieces` tells the form around it. */
export function LiveStock({ article, words, children }: Props) {
  const [pieces, setPieces] = useState<number>();
  useEffect(() => {
    const stopping = new AbortController();
    import('@/lib/shop/articles/stock/load-stock')
      .then(({ loadStock }) => loadStock([article], stopping.signal))
      // What the page says of itself stays: the order is judged by the database in any case.
      .then((stock) => setPieces(stock[article]))
      .catch(() => undefined);
    return () => stopping.abort();
  }, [article]);
  const said = pieces === undefined ? undefined : words[pieces];
  return (
    <span data-pieces={pieces} role="status">
      {said ?? children}
    </span>
  );
}
