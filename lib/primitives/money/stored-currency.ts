import { deviceText } from '@/lib/primitives/storage/device-storage';
import { type Currency, currencies } from './money';

const stored = deviceText('bobine-currency');

/** The visitor's chosen currency, stored on this device; `undefined` if there is none or it is unknown. */
export function readCurrency(): Currency | undefined {
  const text = stored.read();
  return currencies.find((one) => one === text);
}

export function storeCurrency(currency: Currency): void {
  stored.write(currency);
}

export const onCurrencyChange = stored.subscribe;
