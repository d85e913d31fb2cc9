import { z } from 'zod';
import { currencies } from '@/lib/primitives/money/money';
import { type FieldName, fieldNames } from './checkout-fields';

/**
 * A line of the checkout form. `typed`: the content of the number field if it is not a valid number
 * of pieces. The form shows it again unchanged, and the line cannot be ordered.
 */
const checkoutLineSchema = z.strictObject({
  article: z.string(),
  pieces: z.int(),
  typed: z.string().optional(),
});

export type CheckoutLine = z.infer<typeof checkoutLineSchema>;

const fieldsSchema = z.strictObject(
  Object.fromEntries(fieldNames.map((name) => [name, z.string()])) as Record<
    FieldName,
    z.ZodString
  >,
);

/**
 * The contents of a checkout form as typed, apart from whitespace and invisible characters. Nothing
 * is corrected, so that no input is lost.
 */
export const checkoutFormSchema = z.strictObject({
  lines: z.array(checkoutLineSchema),
  currency: z.enum(currencies),
  /** Created with the form, 128 bits, so that submitting the same form twice places only one order. */
  formKey: z.string(),
  fields: fieldsSchema,
});

export type CheckoutForm = z.infer<typeof checkoutFormSchema>;

/** Why a form field is invalid; each reason has a message (`Checkout.fieldErrors`). */
const fieldErrorCodes = [
  ...(['missing', 'email', 'letter', 'postcode', 'country', 'delivery', 'payment'] as const),
  ...(['collection', 'no-delivery', 'long'] as const),
  ...(['region', 'phone', 'vat-number', 'gift-email', 'gift-day'] as const),
  ...(['unknown', 'blocked', 'empty', 'currency', 'guesses'] as const),
  ...(['discount-unknown', 'discount-early', 'discount-over'] as const),
  ...(['discount-minimum', 'discount-articles', 'discount-used'] as const),
] as const;

/**
 * Errors of fields, limits that the order exceeds, and changes to the order since its form was made
 * (`Checkout.changes`).
 */
export const fieldErrorSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('field'),
    field: z.enum(fieldNames as [(typeof fieldNames)[number]]),
    fault: z.enum(fieldErrorCodes),
  }),
  /** The article can no longer be bought, or not in this currency. It was removed from the order. */
  z.strictObject({ kind: z.literal('gone'), article: z.string() }),
  /**
   * Only `left` pieces are in stock. The line was lowered to that number, or removed if it is 0.
   */
  z.strictObject({ kind: z.literal('sold-out'), article: z.string(), left: z.int() }),
  /** The content of a line's number field is not a valid number of pieces. */
  z.strictObject({ kind: z.literal('number'), article: z.string() }),
  z.strictObject({ kind: z.literal('pieces'), article: z.string(), most: z.int() }),
  z.strictObject({ kind: z.literal('too-much'), most: z.int(), currency: z.enum(currencies) }),
  /**
   * The parcel is heavier than `most` grams for this country. `canCollect`: collection is offered and
   * has no weight limit.
   */
  z.strictObject({
    kind: z.literal('too-heavy'),
    country: z.string(),
    most: z.int(),
    canCollect: z.boolean(),
  }),
  /** The total differs from the one that was shown. */
  z.strictObject({
    kind: z.literal('total'),
    shown: z.int(),
    total: z.int(),
    currency: z.enum(currencies),
  }),
]);

export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Why a field is invalid. */
export type FieldErrorCode = Extract<FieldError, { kind: 'field' }>['fault'];

/**
 * Identifies the number field of a line in errors and element ids. Each of these fields is sent as
 * `pieces`.
 */
export const piecesField = (article: string) => `pieces-${article}`;

/**
 * The name of the field that an error is shown beside; `pieces` stands for the list of all lines.
 * `undefined` for errors without a field, such as changes to the order.
 */
export function fieldErrorPlace(error: FieldError): string | undefined {
  switch (error.kind) {
    case 'field':
      return error.field;
    case 'number':
      return piecesField(error.article);
    case 'too-heavy':
      return 'pieces';
    default:
      return undefined;
  }
}

/** Sorts errors by page order: errors of fields first, then all others. */
export function sortFieldErrors(errors: readonly FieldError[]): FieldError[] {
  const placeOf = (error: FieldError) =>
    error.kind === 'field' ? fieldNames.indexOf(error.field) : fieldNames.length;
  return errors.toSorted((one, other) => placeOf(one) - placeOf(other));
}
