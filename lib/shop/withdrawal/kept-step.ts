import { z } from 'zod';
import type { Database } from '@/lib/shop/database/open-database';
import { createToken } from '@/lib/shop/orders/create-token';
import type { Statement, StatementFaults } from './statement';

/**
 * A step of the withdrawal form: the input with its faults and, once confirmed, when it was received.
 */
export type Step = { statement: Statement; faults: StatementFaults; receivedAt?: string };

const fault = z.enum(['missing', 'long', 'email']).optional();
const statementSchema = z.strictObject({
  kind: z.literal('withdrawal'),
  ...{ name: z.string(), contract: z.string(), email: z.string() },
  receivedAt: z.iso.datetime().optional(),
});
const faultsSchema = z.strictObject({ name: fault, contract: fault, email: fault });

/** Lifetime in milliseconds. */
const kept = 60 * 60 * 1000;

/**
 * Stores the input for the next page, so that it does not appear in the URL. Old steps are deleted
 * with the checkout drafts (`forgetDrafts`).
 * @returns its key, 128 bits
 */
export async function keepStep(
  db: Database,
  { statement, faults }: Step,
  now: Date,
): Promise<string> {
  const key = createToken();
  await db
    .insertInto('drafts')
    .values({
      key,
      form: JSON.stringify({ kind: 'withdrawal', ...statement }),
      faults: JSON.stringify(faults),
      created_at: now.toISOString(),
    })
    .execute();
  return key;
}

/** `undefined` if the key is unknown, belongs to another form, or is older than an hour. */
export async function readStep(db: Database, key: string, now: Date): Promise<Step | undefined> {
  const row = await db
    .selectFrom('drafts')
    .select(['form', 'faults'])
    .where('key', '=', key)
    .where('created_at', '>=', oldest(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const form = statementSchema.safeParse(JSON.parse(row.form));
  const faults = faultsSchema.safeParse(JSON.parse(row.faults));
  if (!form.success || !faults.success) return undefined;
  const { kind: _, receivedAt, ...statement } = form.data;
  return { statement, faults: faults.data, ...(receivedAt && { receivedAt }) };
}

/** Marks a step as received; its page then shows the receipt. */
export async function sealStep(db: Database, key: string, { statement }: Step, now: Date) {
  const form = { kind: 'withdrawal', ...statement, receivedAt: now.toISOString() };
  await db
    .updateTable('drafts')
    .set({ form: JSON.stringify(form) })
    .where('key', '=', key)
    .execute();
}

const oldest = (now: Date) => new Date(now.getTime() - kept).toISOString();
