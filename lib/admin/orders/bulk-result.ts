import { z } from 'zod';
import type { Database } from '@/lib/shop/database/open-database';
import { createToken, isToken } from '@/lib/shop/orders/order';
import { bulkActions, isRefusal, type Refusal } from '../actions/action-names';

/**
 * Successful outcomes for one order. `tracking-added`: the order had been sent without a tracking number;
 * `unchanged`: with this one.
 */
const successes = ['done', 'tracking-added', 'unchanged'] as const;

export type Outcome = (typeof successes)[number] | Refusal;

const lineSchema = z.strictObject({
  /** The order number, or the line of a pasted list in which none was found. */
  label: z.string(),
  orderId: z.string().optional(),
  outcome: z.custom<Outcome>((value) => isRefusal(value) || isSuccess(value)),
});

const resultSchema = z.strictObject({
  kind: z.literal('bulk'),
  action: z.enum(bulkActions),
  lines: z.array(lineSchema),
  /** The lines of a pasted list that were refused, to be corrected. */
  refusedList: z.string(),
});

export type BulkLine = z.infer<typeof lineSchema>;
export type BulkResult = Omit<z.infer<typeof resultSchema>, 'kind'>;

export function isSuccess(outcome: unknown): outcome is (typeof successes)[number] {
  return successes.some((one) => one === outcome);
}

/** Stores a result for an hour, with the drafts. @returns its key */
export async function storeBulkResult(
  db: Database,
  result: BulkResult,
  now: Date,
): Promise<string> {
  const key = createToken();
  const form = JSON.stringify({ kind: 'bulk', ...result });
  await db
    .insertInto('drafts')
    .values({ key, form, faults: '[]', created_at: now.toISOString() })
    .execute();
  return key;
}

/** The result with this key; `undefined` for an unknown key. */
export async function readBulkResult(
  db: Database,
  key: string | undefined,
): Promise<BulkResult | undefined> {
  if (!key || !isToken(key)) return undefined;
  const row = await db
    .selectFrom('drafts')
    .select('form')
    .where('key', '=', key)
    .executeTakeFirst();
  const stored = row && resultSchema.safeParse(JSON.parse(row.form));
  return stored?.success ? stored.data : undefined;
}
