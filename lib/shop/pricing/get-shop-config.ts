import type { RawShopConfig } from '@/lib/content/schema/shop-config';
import type { RawSite } from '@/lib/content/schema/site';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { compactIban } from '@/lib/primitives/money/iban';
import { fromDecimal, toAmounts } from '@/lib/primitives/money/money';
import { formatVatNumber } from '@/lib/primitives/money/vat-number';
import { localLine, localText } from '@/lib/primitives/text/local-text';
import { isSwitchedOff } from '@/lib/site/get-site';
import { type DiscountCode, normalizeDiscountCode } from './discounts';
import type { ShopConfig, VatRule } from './shop-config';

/**
 * The shop config in one language. `undefined` if the site does not sell: without a `shop.yaml`, with
 * the shop switched off, or if cards are the only payment method and the Stripe keys are missing.
 */
export function getShopConfig(
  locale: Locale,
  env: NodeJS.ProcessEnv = process.env,
): ShopConfig | undefined {
  const shopConfig = getOrderConfig(locale, env);
  if (!shopConfig || isSwitchedOff('shop')) return undefined;
  const { hasStripe, bill, collection } = shopConfig.payment;
  return hasStripe || bill || collection ? shopConfig : undefined;
}

/**
 * The shop config for orders that are already placed: their pages, documents, mails and withdrawals,
 * and the admin. Also defined while the site takes no new orders (`getShopConfig`). `undefined`
 * without a `shop.yaml`.
 */
export function getOrderConfig(
  locale: Locale,
  env: NodeJS.ProcessEnv = process.env,
): ShopConfig | undefined {
  const { shopConfig: rawConfig, site } = getLibrary();
  if (!rawConfig) return undefined;
  const { payment, ...rest } = toShopConfig(rawConfig, site.currencies, locale);
  // A demonstration takes no money, whatever keys the server has.
  const isLive = !/^[rs]k_test_/.test(env.STRIPE_SECRET_KEY?.trim() ?? '');
  const isRefused = rawConfig.demonstration && isLive;
  const hasStripe = hasStripeKeys(env) && rawConfig.payment.card !== false && !isRefused;
  return { ...rest, payment: { ...payment, hasStripe } };
}

/** Both keys are required: without the webhook secret no payment would be reported. */
function hasStripeKeys({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: NodeJS.ProcessEnv): boolean {
  return Boolean(STRIPE_SECRET_KEY?.trim() && STRIPE_WEBHOOK_SECRET?.trim());
}

/**
 * Converts `shop.yaml` to one language and smallest units. Does not read the environment: `hasStripe`
 * is false.
 */
function toShopConfig(
  raw: RawShopConfig,
  currencies: RawSite['currencies'],
  locale: Locale,
): ShopConfig {
  const { demonstration, seller, payment, zones, vat, euVat, terms, withdrawal } = raw;
  const { reverseCharge, discounts, bundles } = raw;
  const { bill, collection } = payment;
  return {
    isDemonstration: demonstration,
    seller: {
      ...seller,
      ...(seller.vatNumber && { vatNumber: formatVatNumber(seller.vatNumber, locale) }),
    },
    currencies,
    payment: {
      ...(bill && {
        bill: {
          ...bill,
          iban: compactIban(bill.iban),
          reminders: bill.reminders.map(({ days, text }) => ({
            days,
            ...(text && { text: localText(text, locale) }),
          })),
        },
      }),
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
    vat: vat.map(({ rate, ...rule }): VatRule => ({ ...rule, rate: fromDecimal(rate) })),
    ...(euVat && {
      euVat: {
        ...euVat,
        ...(euVat.ioss && { ioss: { ...euVat.ioss, upTo: toAmounts(euVat.ioss.upTo) } }),
      },
    }),
    reverseCharge,
    discountCodes: discounts.map(toDiscountCode),
    bundles: bundles.map(({ title, price, ...bundle }) => ({
      ...bundle,
      title: localLine(title, locale).text,
      price: toAmounts(price),
    })),
    terms: localText(terms, locale),
    withdrawal: {
      days: withdrawal.days,
      ...(withdrawal.text && { text: localText(withdrawal.text, locale) }),
    },
  };
}

function toDiscountCode(raw: RawShopConfig['discounts'][number]): DiscountCode {
  const { code, percent, amount, prices, minimum, ...limits } = raw;
  return {
    ...limits,
    code: normalizeDiscountCode(code),
    ...(percent !== undefined && { percent: fromDecimal(percent) }),
    ...(amount && { amount: toAmounts(amount) }),
    ...(prices && {
      prices: Object.fromEntries(
        Object.entries(prices).map(([article, price]) => [article, toAmounts(price)]),
      ),
    }),
    ...(minimum && { minimum: toAmounts(minimum) }),
  };
}

/**
 * Whether an order may be paid on Stripe's page. The privacy page is rendered at build time, when the
 * Stripe keys may be missing, so `card: true` in `shop.yaml` is enough.
 */
export function offersCardPayment(locale: Locale): boolean {
  const shopConfig = getShopConfig(locale);
  return (
    shopConfig !== undefined &&
    (shopConfig.payment.hasStripe || getLibrary().shopConfig?.payment.card === true)
  );
}
