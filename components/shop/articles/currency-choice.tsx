'use client';

import { useEffect, useRef } from 'react';
import type { Currency } from '@/lib/primitives/money/currency';
import {
  keepCurrency,
  onCurrencyChange,
  readCurrency,
} from '@/lib/primitives/money/stored-currency';

type Props = {
  legend: string;
  /** In the house's order; `words`: as a visitor reads it. */
  prices: { currency: Currency; words: string }[];
};

/**
 * What it costs in each currency; one is chosen, and the device remembers it. They are plain radios, of which the first
 * is chosen until a script knows better: without one, and where the device keeps nothing, they work all the same.
 */
export function CurrencyChoice({ legend, prices }: Props) {
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const radios = [...(choice.current?.querySelectorAll('input') ?? [])];
    const show = () => {
      const kept = readCurrency();
      for (const radio of radios) if (radio.value === kept) radio.checked = true;
    };
    // Who has chosen before the script came has chosen.
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
              onChange={() => keepCurrency(currency)}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
