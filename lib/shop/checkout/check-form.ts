import { z } from 'zod';
import type { Currency } from '@/lib/primitives/money/money';
import { readEmail } from '@/lib/primitives/text/email';
import type { StockLevels } from '@/lib/shop/articles/stock';
import { maxPieces } from '@/lib/shop/cart/cart';
import type { OrderForm } from '@/lib/shop/commands/place-order';
import type { Database } from '@/lib/shop/database/open-database';
import { addressSchema } from '@/lib/shop/orders/order';
import type { Delivery } from '@/lib/shop/pricing/quote';
import type { ArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { voucherGuessLimit } from '@/lib/shop/vouchers/guess-limit';
import { checkVoucher } from '@/lib/shop/vouchers/voucher';
import { offeredDeliveries, offeredPayments } from '../payments/payment-methods';
import { type FieldName, fieldLimits, readPostcode } from './checkout-fields';
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

type OrderOptions = { shopConfig: ShopConfig; isAllDigital: boolean; currency: Currency };
type CheckedFields = Omit<OrderForm, 'formKey'> & { delivery: Delivery };

/** The field schema for an order that this shop config accepts. */
function schemaFor({ shopConfig, isAllDigital, currency }: OrderOptions) {
  const deliveries = offeredDeliveries(shopConfig, isAllDigital);
  const payments = offeredPayments(shopConfig, deliveries, currency);
  const countries = shopConfig.zones.flatMap((zone) => zone.countries);
  return z
    .strictObject({
      email: requiredText('email').transform(asciiEmail),
      name: requiredText('name'),
      street: requiredText('street'),
      building: optionalText('building'),
      postcode: requiredText('postcode'),
      town: requiredText('town'),
      country: z.enum(countries as [string], 'country' satisfies FieldErrorCode),
      delivery: z.enum(deliveries as [Delivery], 'delivery' satisfies FieldErrorCode),
      payment: z.enum(payments as [(typeof payments)[number]], 'payment' satisfies FieldErrorCode),
      voucher: optionalText('voucher'),
      message: optionalText('message'),
    })
    .refine(({ postcode, country }) => readPostcode(postcode, country) !== undefined, {
      path: ['postcode'],
      error: 'postcode' satisfies FieldErrorCode,
      // Runs only if the postcode is present and the country is valid.
      when: ({ value }) => {
        const { postcode, country } = value as Record<string, string>;
        return Boolean(postcode?.trim()) && countries.includes(country ?? '');
      },
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
  const parsed = schemaFor(options).safeParse(fields);
  if (!parsed.success) return { errors: toFieldErrors(parsed.error) };
  const { name, street, building, postcode: typed, town, country, voucher, ...rest } = parsed.data;
  const postcode = readPostcode(typed, country);
  const address = addressSchema.parse({ name, street, building, postcode, town, country });
  return {
    checked: { ...rest, address, ...(voucher && { voucherCode: voucher }) },
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
  return sortFieldErrors([...seen.values()]);
}

/**
 * Checks choices that exclude each other: payment at collection requires delivery by collection.
 * Used when only the sums are requested; for an order `checkFields` checks this too.
 */
export function checkChoices({ delivery, payment }: CheckoutForm['fields']): FieldError[] {
  if (payment !== 'collection' || delivery === 'collection') return [];
  return [{ kind: 'field', field: 'payment', fault: 'collection' }];
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
