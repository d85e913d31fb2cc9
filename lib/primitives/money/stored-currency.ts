import { deviceText } from '@/lib/primitives/storage/device-text';
import { type Currency, currencies } from './currency';

const kept = deviceText('bobine-currency');

/** The visitor's chosen currency, stored on this device; `undefined` if there is none or it is unknown. */
export function readCurrency(): Currency | undefined {
  const text = kept.read();
  return currencies.find((one) => one === text);
}

export function keepCurrency(currency: Currency): void {
  kept.write(currency);
}

export const onCurrencyChange = kept.subscribe;
