import { z } from 'zod';
import type { Currency } from '@/lib/primitives/money/money';
import { readEmail } from '@/lib/primitives/text/email';
import type { StockLevels } from '@/lib/shop/articles/stock';
import { maxPieces } from '@/lib/shop/cart/cart';
import type { OrderForm } from '@/lib/shop/commands/place-order';
import type { Database } from '@/lib/shop/database/open-database';
import { offeredCountries } from '@/lib/shop/pricing/compute-quote';
import { isCodeLeft } from '@/lib/shop/pricing/discount-uses';
import { type DiscountCode, dateError, findDiscountCode } from '@/lib/shop/pricing/discounts';
import { findZone } from '@/lib/shop/pricing/postage';
import type { Delivery } from '@/lib/shop/pricing/quote';
import type { ArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { voucherGuessLimit } from '@/lib/shop/vouchers/guess-limit';
import { checkVoucher, isVoucherCode } from '@/lib/shop/vouchers/voucher';
import { offeredDeliveries, offeredPayments } from '../payments/payment-methods';
import { checkAddress } from './check-address';
import { checkGift } from './check-gift';
import { type FieldName, fieldLimits } from './checkout-fields';
import {
  type CheckoutForm,
  type CheckoutLine,
  type FieldError,
  sortFieldErrors,
} from './checkout-form';

/** Why a field is invalid; Zod carries it as the message of an issue. */
type FieldErrorCode = Extract<FieldError, { kind: 'field' }>['fault'];

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

/** Whether the parcel goes to another address than the billing address. */
export function hasDeliveryAddress({ elsewhere, delivery }: CheckoutForm['fields']): boolean {
  return elsewhere === 'yes' && delivery === 'post';
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

type DiscountRequest = {
  fields: Pick<CheckoutForm['fields'], 'discount'>;
  discountCodes: readonly DiscountCode[];
  clientKey: string;
  today: string;
};

/**
 * The reason why the discount code cannot be used, as far as it does not depend on the lines (`applyDiscounts`); empty
 * if no code was entered.
 */
export async function checkDiscountField(
  db: Database,
  { fields, discountCodes, clientKey, today }: DiscountRequest,
): Promise<FieldError[]> {
  if (!fields.discount.trim()) return [];
  const refuse = (fault: FieldErrorCode): FieldError[] => [
    { kind: 'field', field: 'discount', fault },
  ];
  const guesses = voucherGuessLimit();
  if (!guesses.mayGuess(clientKey)) return refuse('guesses');
  const code = findDiscountCode(discountCodes, fields.discount);
  if (!code) return refuse('discount-unknown');
  guesses.recordSuccess(clientKey);
  const error = dateError(code, today);
  if (error) return refuse(error);
  return (await isCodeLeft(db, code)) ? [] : refuse('discount-used');
}

/**
 * Moves a code that was typed into the field of the other kind: a discount code among the vouchers, or a voucher among
 * the discounts. Only if the right field is empty.
 */
export function sortCodes(
  fields: CheckoutForm['fields'],
  discountCodes: readonly DiscountCode[],
): CheckoutForm['fields'] {
  const { discount, voucher } = fields;
  if (!discount.trim() && findDiscountCode(discountCodes, voucher))
    return { ...fields, discount: voucher, voucher: '' };
  const isVoucher = !findDiscountCode(discountCodes, discount) && isVoucherCode(discount);
  return isVoucher && !voucher.trim() ? { ...fields, discount: '', voucher: discount } : fields;
}

type VoucherRequest = {
  code: string;
  currency: Currency;
  /** The client's key for the rate limit on guesses (`clientKeyOf`). */
  clientKey: string;
};

/**
 * Returns the voucher's balance, or the reason why it cannot pay. Returns neither if no code was
 * entered.
 */
export async function checkVoucherField(
  db: Database,
  { code, currency, clientKey }: VoucherRequest,
): Promise<{ balance?: number; errors: FieldError[] }> {
  if (!code.trim()) return { errors: [] };
  const guesses = voucherGuessLimit();
  if (!guesses.mayGuess(clientKey)) return refused('guesses');
  const checked = await checkVoucher(db, code, currency);
  if ('error' in checked) {
    // Only an unknown code counts as a guess.
    if (checked.error !== 'unknown') guesses.recordSuccess(clientKey);
    return refused(checked.error);
  }
  guesses.recordSuccess(clientKey);
  return { balance: checked.voucher.balance, errors: [] };
}

function refused(fault: FieldErrorCode): { errors: FieldError[] } {
  return { errors: [{ kind: 'field', field: 'voucher', fault }] };
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
