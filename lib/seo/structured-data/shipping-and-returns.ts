import type { MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { formatDecimal, type Money } from '@/lib/primitives/money/money';
import { termsPath } from '@/lib/shop/articles/article';
import { offeredCountries } from '@/lib/shop/pricing/destination';
import { findPostage } from '@/lib/shop/pricing/postage';
import type { ShopConfig, Zone } from '@/lib/shop/pricing/shop-config';
import { absoluteUrl } from '@/lib/site/site-url';

/** One piece of an article: its price, and its weight in grams. */
type Piece = { price: Money; grams: number };

/** Postage and delivery time of one piece for each zone it can be sent to. */
export function shippingDetails(zones: readonly Zone[], { price, grams }: Piece) {
  const { amount: worth, currency } = price;
  return zones.flatMap((zone): OfferShippingDetails[] => {
    const postage = findPostage(zone, { grams, worth, currency });
    if (postage === undefined) return [];
    const [minValue, maxValue] = zone.days;
    return [
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: formatDecimal(postage), currency },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: zone.countries },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
        },
      },
    ];
  });
}

/** The withdrawal right in all countries the shop sells to. */
export function returnPolicy(
  shopConfig: Pick<ShopConfig, 'zones' | 'seller' | 'withdrawal'>,
  locale: Locale,
): MerchantReturnPolicy {
  const { days } = shopConfig.withdrawal;
  const isPermitted = days > 0;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: offeredCountries(shopConfig),
    returnPolicyCategory: isPermitted
      ? 'https://schema.org/MerchantReturnFiniteReturnWindow'
      : 'https://schema.org/MerchantReturnNotPermitted',
    ...(isPermitted && {
      merchantReturnDays: days,
      returnMethod: 'https://schema.org/ReturnByMail',
    }),
    merchantReturnLink: absoluteUrl(localePath(termsPath, locale)),
  };
}
