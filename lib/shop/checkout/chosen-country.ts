import { deviceRecord } from '@/lib/primitives/storage/device-storage';

/** What was typed into the checkout's form, until its tab is closed. */
export const checkoutRecord = deviceRecord('bobine-checkout', 'tab');

/**
 * The visitor's country among those a shop delivers to: the one chosen in the cart or at the checkout, else that of the
 * browser's languages (`de-DE`). `undefined` if none of them fits.
 */
export function likelyCountry(countries: readonly string[]): string | undefined {
  const { country: chosen } = checkoutRecord.read();
  const regions = navigator.languages.map((tag) => tag.split('-').at(-1) ?? '');
  return [chosen, ...regions].find(
    (country): country is string => typeof country === 'string' && countries.includes(country),
  );
}

/** Stores the country, so that the checkout's form selects it. */
export function storeCountry(country: string): void {
  checkoutRecord.write({ ...checkoutRecord.read(), country });
}

export function onCountryChange(listener: () => void): () => void {
  return checkoutRecord.subscribe(listener);
}
