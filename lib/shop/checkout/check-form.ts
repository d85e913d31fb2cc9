import { z } from 'zod';
import type { Currency } from '@/lib/primitives/money/money';
import { readEmail } from '@/lib/primitives/text/email';
import type { StockLevels } from '@/lib/shop/articles/stock';
import { maxPieces } from '@/lib/shop/cart/cart';
import type { OrderForm } from '@/lib/shop/commands/place-order';
import { hasDeliveryAddress, offeredCountries } from '@/lib/shop/pricing/destination';
import { findZone } from '@/lib/shop/pricing/postage';
import type { Delivery } from '@/lib/shop/pricing/quote';
import type { ArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { offeredDeliveries, offeredPayments } from '../payments/payment-methods';
import { checkAddress } from './check-address';
import { checkGift } from './check-gift';
import { type FieldName, fieldLimits } from './checkout-fields';
import {
  type CheckoutForm,
  type CheckoutLine,
  type FieldError,
  type FieldErrorCode,
  sortFieldErrors,
} from './checkout-form';

/** The message of each Zod issue is a `FieldErrorCode`. */
const requiredText = (name: FieldName) =>
  z
    .string()
    .trim()
    .min(1, 'missing' satisfies FieldErrorCode)
    .max(fieldLimits[name], 'long' satisfies FieldErrorCode);
const optionalText = (name: FieldName) =>
  z
    .string()
    .trim()
    .max(fieldLimits[name], 'long' satisfies FieldErrorCode);

/** Returns the address in the form that mail is sent to; adds an issue if it is invalid. */
function asciiEmail(typed: string, context: z.RefinementCtx): string {
  const result = readEmail(typed);
  if (result && 'email' in result) return result.email;
  const message: FieldErrorCode = result ? 'letter' : 'email';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

type OrderOptions = {
  shopConfig: ShopConfig;
  isAllDigital: boolean;
  hasVouchers: boolean;
  currency: Currency;
  /** `2026-12-31`, in the site's time zone. */
  today: string;
};
type CheckedFields = Omit<OrderForm, 'formKey'> & { delivery: Delivery };

/** The schema of the fields besides addresses and gift, for an order that this shop config accepts. */
function schemaFor({ shopConfig, isAllDigital, currency }: OrderOptions) {
  const deliveries = offeredDeliveries(shopConfig, isAllDigital);
  const payments = offeredPayments(shopConfig, deliveries, currency);
  return z
    .object({
      email: requiredText('email').transform(asciiEmail),
      delivery: z.enum(deliveries as [Delivery], 'delivery' satisfies FieldErrorCode),
      payment: z.enum(payments as [(typeof payments)[number]], 'payment' satisfies FieldErrorCode),
      voucher: optionalText('voucher'),
      message: optionalText('message'),
    })
    .refine(({ delivery, payment }) => payment !== 'collection' || delivery === 'collection', {
      path: ['payment'],
      error: 'collection' satisfies FieldErrorCode,
      when: () => true,
    });
}

/** Validates the fields. Returns them in the order's format, or the error of each field. */
export function checkFields(
  { fields }: Pick<CheckoutForm, 'fields'>,
  options: OrderOptions,
): { checked: CheckedFields; errors: [] } | { checked?: undefined; errors: FieldError[] } {
  const { shopConfig, isAllDigital } = options;
  const parsed = schemaFor(options).safeParse(fields);
  const isElsewhere = hasDeliveryAddress(fields);
  const common = { isPostal: !isAllDigital, countries: offeredCountries(shopConfig) };
  const needsPhone = (country: string) =>
    fields.delivery === 'post' && findZone(shopConfig.zones, country)?.phone === true;
  const needsNoPhone = () => false;
  const billing = checkAddress(fields, {
    ...{ ...common, kind: 'billing' },
    needsPhone: isElsewhere ? needsNoPhone : needsPhone,
  });
  const delivery = isElsewhere
    ? checkAddress(fields, { ...common, kind: 'delivery', needsPhone })
    : { errors: [] };
  const { gift, errors: giftErrors } = checkGift(fields, options);
  const errors = [
    ...(parsed.success ? [] : toFieldErrors(parsed.error)),
    ...[billing, delivery].flatMap((checked): FieldError[] => checked.errors),
    ...giftErrors,
  ];
  if (errors.length > 0 || !parsed.success || !billing.address)
    return { errors: sortFieldErrors(errors) };
  const { voucher, ...rest } = parsed.data;
  const deliveryAddress = 'address' in delivery ? delivery.address : undefined;
  return {
    checked: {
      ...{ ...rest, address: billing.address },
      ...(deliveryAddress && { deliveryAddress }),
      ...(gift && { gift }),
      ...(voucher && { voucherCode: voucher }),
    },
    errors: [],
  };
}

/**
 * Keeps the first error of each field. Zod lists cross-field issues last, so errors of a single
 * field come first.
 */
function toFieldErrors({ issues }: z.ZodError): FieldError[] {
  const seen = new Map<FieldName, FieldError>();
  for (const { path, message } of issues) {
    const field = path[0] as FieldName;
    const code = message as FieldErrorCode;
    if (!seen.has(field)) seen.set(field, { kind: 'field', field, fault: code });
  }
  return [...seen.values()];
}

/**
 * Checks choices that exclude each other: payment at collection requires delivery by collection.
 * Used when only the sums are requested; for an order `checkFields` checks this too.
 */
export function checkChoices({ delivery, payment }: CheckoutForm['fields']): FieldError[] {
  if (payment !== 'collection' || delivery === 'collection') return [];
  return [{ kind: 'field', field: 'payment', fault: 'collection' }];
}

/**
 * Removes lines that cannot be bought and lowers pieces to the stock left. `errors` lists every
 * change.
 */
export function adaptLines(
  lines: readonly CheckoutLine[],
  {
    findArticle,
    stockLevels,
    currency,
  }: { findArticle: ArticleLookup; stockLevels: StockLevels; currency: Currency },
): { lines: CheckoutLine[]; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const adapted = lines.flatMap((line): CheckoutLine[] => {
    const { article } = line;
    const sellable = findArticle(article);
    if (!sellable?.isSold || sellable.prices[currency] === undefined) {
      errors.push({ kind: 'gone', article });
      return [];
    }
    const inStock = stockLevels.get(article) ?? maxPieces;
    if (line.pieces <= inStock) return [line];
    errors.push({ kind: 'sold-out', article, left: inStock });
    return inStock > 0 ? [{ ...line, pieces: inStock }] : [];
  });
  return { lines: adapted, errors };
}
