'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Currency } from '@/lib/primitives/money/money';
import {
  onCurrencyChange,
  readCurrency,
  storeCurrency,
} from '@/lib/primitives/money/stored-currency';

type CurrencyChoiceProps = {
  legend: string;
  /** In the shop's order; `words`: the formatted price. */
  prices: { currency: Currency; words: string }[];
};

/**
 * Radio buttons for the currency; the choice is stored on the device. The first is selected until the
 * script restores the stored choice; they also work without script or storage.
 */
export function CurrencyChoice({ legend, prices }: CurrencyChoiceProps) {
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const radios = [...(choice.current?.querySelectorAll('input') ?? [])];
    const show = () => {
      const storedCurrency = readCurrency();
      for (const radio of radios) if (radio.value === storedCurrency) radio.checked = true;
    };
    // Keeps a choice the visitor made before the script ran.
    if (radios.every((radio) => radio.checked === radio.defaultChecked)) show();
    return onCurrencyChange(show);
  }, []);
  return (
    <fieldset ref={choice} className="mt-4">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {prices.map(({ currency, words }, index) => (
          <label
            key={currency}
            className="display-3 inline-flex min-h-12 cursor-pointer items-center border-2 border-ink px-4 tabular-nums has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-signal has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="currency"
              value={currency}
              defaultChecked={index === 0}
              onChange={() => storeCurrency(currency)}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type LiveStockProps = {
  article: string;
  /** Messages by number of pieces (0, 1, 2, …); larger numbers have no message. */
  labels: string[];
  /** The stock state from the page, shown until the live stock is loaded. */
  children: ReactNode;
};

/** Shows the pieces left if there are few. The surrounding form reads `data-pieces`. */
export function LiveStock({ article, labels, children }: LiveStockProps) {
  const [pieces, setPieces] = useState<number>();
  useEffect(() => {
    const stopping = new AbortController();
    import('@/lib/shop/articles/load-stock')
      .then(({ loadStock }) => loadStock([article], stopping.signal))
      // On failure the page's own state stays; the database checks the order in any case.
      .then((stock) => setPieces(stock[article]))
      .catch(() => undefined);
    return () => stopping.abort();
  }, [article]);
  const label = pieces === undefined ? undefined : labels[pieces];
  return (
    <span data-pieces={pieces} role="status">
      {label ?? children}
    </span>
  );
}
