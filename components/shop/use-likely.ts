import { useSyncExternalStore } from 'react';
import { likelyCountry, onCountryChange } from '@/lib/shop/checkout/chosen-country';

/**
 * The destination in the visitor's country, else the first. On the server, which does not know the country, it
 * is the first.
 */
export function useLikely<Destination extends { country: string }>(
  destinations: readonly Destination[],
): Destination | undefined {
  const country = useSyncExternalStore(
    onCountryChange,
    () => likelyCountry(destinations.map((one) => one.country)),
    () => undefined,
  );
  return destinations.find((one) => one.country === country) ?? destinations[0];
}
