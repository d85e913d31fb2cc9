import { z } from 'zod';
import { currencies } from '@/lib/primitives/money/currency';
import { checkoutLineSchema } from './checkout-line';

/** The fields that somebody writes into, in the order in which they stand, with the most letters that each takes. */
export const fieldLimits = {
  email: 254,
  name: 70,
  street: 70,
  building: 16,
  postcode: 16,
  town: 35,
  country: 2,
  delivery: 10,
  payment: 10,
  voucher: 60,
  message: 1_000,
} as const;

export type FieldName = keyof typeof fieldLimits;
export const fieldNames = Object.keys(fieldLimits) as FieldName[];

const fieldsSchema = z.strictObject(
  Object.fromEntries(fieldNames.map((name) => [name, z.string()])) as Record<
    FieldName,
    z.ZodString
  >,
);

/** What stands in a checkout's form, as it was typed but for blanks: nothing is mended, so that nothing is lost. */
export const checkoutFormSchema = z.strictObject({
  lines: z.array(checkoutLineSchema),
  currency: z.enum(currencies),
  /** Made with the form, 128 bits: the same form sent twice is one order. */
  formKey: z.string(),
  fields: fieldsSchema,
});

export type CheckoutForm = z.infer<typeof checkoutFormSchema>;
