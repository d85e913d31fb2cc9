import { z } from 'zod';
import { currencies } from '@/lib/primitives/money/currency';
import { fieldNames } from './checkout-form';

/** Faults of a form field; each has a message (`Checkout.fieldFaults`). */
const fieldFaults = [
  ...(['missing', 'email', 'letter', 'postcode', 'country', 'delivery', 'payment'] as const),
  ...(['collection', 'no-delivery', 'long'] as const),
  ...(['unknown', 'blocked', 'empty', 'currency', 'guesses'] as const),
] as const;

/** Faults of fields, and changes to the order since its form was made (`Checkout.changes`). */
export const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('field'),
    field: z.enum(fieldNames as [(typeof fieldNames)[number]]),
    fault: z.enum(fieldFaults),
  }),
  /** The article can no longer be bought, or not in this currency. It was removed from the order. */
  z.strictObject({ kind: z.literal('gone'), article: z.string() }),
  /** Only `left` pieces are in stock. The line was lowered to that number. */
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

export type Fault = z.infer<typeof faultSchema>;
