import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import type { ShopConfig, Zone } from './shop-config';

/** A delivery country, with its name in the visitor's language. */
export type Destination = { country: string; name: string; zone: Zone };

/** The delivery countries for the checkout's list: the seller's country first, then by name. */
export function listDestinations({ zones, seller }: ShopConfig, locale: Locale): Destination[] {
  const { compare } = new Intl.Collator(locale);
  const isHome = ({ country }: Destination) => country === seller.country;
  return zones
    .flatMap((zone) =>
      zone.countries.map((country) => ({
        country,
        name: displayName('region', country, locale),
        zone,
      })),
    )
    .sort(
      (one, other) => Number(isHome(other)) - Number(isHome(one)) || compare(one.name, other.name),
    );
}
