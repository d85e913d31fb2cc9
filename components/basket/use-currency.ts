'use client';

import { useSyncExternalStore } from 'react';
import type { Currency } from '@/lib/money/currency';
import { onCurrencyChange, readCurrency } from '@/lib/money/kept-currency';

/** The currency that this device's visitor has chosen, or else the house's first. */
export function useCurrency(currencies: readonly Currency[]): Currency {
  const kept = useSyncExternalStore(onCurrencyChange, readCurrency, () => undefined);
  return currencies.find((one) => one === kept) ?? currencies[0] ?? 'CHF';
}
