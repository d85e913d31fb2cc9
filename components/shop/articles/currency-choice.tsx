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
  /** In the shop's order; `words`: the formatted price. */
  prices: { currency: Currency; words: string }[];
};

/**
 * Radio buttons for the currency; the choice is stored on the device. The first is selected until the
 * script restores the stored choice; they also work without script or storage.
 */
export function CurrencyChoice({ legend, prices }: Props) {
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const radios = [...(choice.current?.querySelectorAll('input') ?? [])];
    const show = () => {
      const kept = readCurrency();
      for (const radio of radios) if (radio.value === kept) radio.checked = true;
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
