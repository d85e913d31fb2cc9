import { z } from 'zod';
import { currencies } from '@/lib/primitives/money/currency';
import { fieldNames } from './checkout-form';

/** What is wrong with a field that somebody has written into: each has a sentence (`Checkout.fieldFaults`). */
const fieldFaults = [
  ...(['missing', 'email', 'letter', 'postcode', 'country', 'delivery', 'payment'] as const),
  ...(['collection', 'no-delivery', 'long'] as const),
  ...(['unknown', 'blocked', 'empty', 'currency', 'guesses'] as const),
] as const;

/** What has changed of an order since its form was made (`Checkout.changes`). */
export const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('field'),
    field: z.enum(fieldNames as [(typeof fieldNames)[number]]),
    fault: z.enum(fieldFaults),
  }),
  /** It can no longer be bought, or not in this currency; it is no longer in the order. */
  z.strictObject({ kind: z.literal('gone'), article: z.string() }),
  /** So many are left; the order has that many now. */
  z.strictObject({ kind: z.literal('sold-out'), article: z.string(), left: z.int() }),
  /** What stands in a line's number field is no number of pieces. */
  z.strictObject({ kind: z.literal('number'), article: z.string() }),
  z.strictObject({ kind: z.literal('pieces'), article: z.string(), most: z.int() }),
  z.strictObject({ kind: z.literal('too-much'), most: z.int(), currency: z.enum(currencies) }),
  /** More than the grams that are sent there; `canCollect`: what is fetched may weigh what it likes. */
  z.strictObject({
    kind: z.literal('too-heavy'),
    country: z.string(),
    most: z.int(),
    canCollect: z.boolean(),
  }),
  /** Another total than the one that was shown. */
  z.strictObject({
    kind: z.literal('total'),
    shown: z.int(),
    total: z.int(),
    currency: z.enum(currencies),
  }),
]);

export type Fault = z.infer<typeof faultSchema>;
