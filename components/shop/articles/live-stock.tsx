'use client';

import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  article: string;
  /** Messages by number of pieces (0, 1, 2, …); larger numbers have no message. */
  words: string[];
  /** The stock state from the page, shown until the live stock is loaded. */
  children: ReactNode;
};

/** Shows the pieces left if there are few. The surrounding form reads `data-pieces`. */
export function LiveStock({ article, words, children }: Props) {
  const [pieces, setPieces] = useState<number>();
  useEffect(() => {
    const stopping = new AbortController();
    import('@/lib/shop/articles/stock/load-stock')
      .then(({ loadStock }) => loadStock([article], stopping.signal))
      // On failure the page's own state stays; the database checks the order in any case.
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
