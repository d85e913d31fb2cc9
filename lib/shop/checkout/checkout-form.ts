import { z } from 'zod';
import { currencies } from '@/lib/primitives/money/money';
import { type FieldName, fieldNames } from './checkout-fields';

/**
 * A line of the checkout form. `typed`: the content of the number field if it is not a valid number
 * of pieces. The form shows it again unchanged and it cannot be ordered.
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
 * The contents of a checkout form as typed, apart from whitespace. Nothing is corrected, so that no
 * input is lost.
 */
export const checkoutFormSchema = z.strictObject({
  lines: z.array(checkoutLineSchema),
  currency: z.enum(currencies),
  /** Created with the form, 128 bits, so that submitting the same form twice places only one order. */
  formKey: z.string(),
  fields: fieldsSchema,
});

export type CheckoutForm = z.infer<typeof checkoutFormSchema>;
