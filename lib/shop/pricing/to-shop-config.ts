import type { RawSite } from '@/lib/content/schema/site';
import type { RawShopConfig } from '@/lib/content/schema/till';
import type { Locale } from '@/lib/i18n/locales';
import { bareIban } from '@/lib/primitives/money/iban';
import { ofDecimal } from '@/lib/primitives/money/money';
import { toAmounts } from '@/lib/primitives/money/to-amounts';
import { localLine, localText } from '@/lib/primitives/text/local-text';
import type { ShopConfig, VatRule } from './shop-config';

/**
 * Converts `shop.yaml` to one language and smallest units. Does not read the environment: `hasStripe`
 * is false.
 */
export function toShopConfig(
  raw: RawShopConfig,
  currencies: RawSite['currencies'],
  locale: Locale,
): ShopConfig {
  const { demonstration, seller, payment, zones, vat, terms, withdrawal } = raw;
  const { bill, collection } = payment;
  return {
    isDemonstration: demonstration,
    seller,
    currencies,
    payment: {
      ...(bill && { bill: { ...bill, iban: bareIban(bill.iban) } }),
      hasStripe: false,
      ...(collection && {
        collection: {
          place: localLine(collection.place, locale),
          ...(collection.hours && { hours: localLine(collection.hours, locale) }),
        },
      }),
    },
    zones: zones.map(({ freeFrom, ...zone }) => ({
      ...zone,
      rates: zone.rates.map(({ grams, price }) => ({ grams, price: toAmounts(price) })),
      ...(freeFrom && { freeFrom: toAmounts(freeFrom) }),
    })),
    vat: vat.map(({ rate, ...rule }): VatRule => ({ ...rule, rate: ofDecimal(rate) })),
    ...(terms && { terms: localText(terms, locale) }),
    withdrawal: {
      days: withdrawal.days,
      ...(withdrawal.text && { text: localText(withdrawal.text, locale) }),
    },
  };
}
