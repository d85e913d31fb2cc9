import { deviceText } from '@/lib/primitives/storage/device-text';
import { type Currency, currencies } from './currency';

const kept = deviceText('bobine-currency');

/** The currency that a visitor has chosen on this device; `undefined` where none is kept, or none that we know. */
export function readCurrency(): Currency | undefined {
  const text = kept.read();
  return currencies.find((one) => one === text);
}

export function keepCurrency(currency: Currency): void {
  kept.write(currency);
}

export const onCurrencyChange = kept.subscribe;
