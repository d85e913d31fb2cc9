import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { readOrder } from '@/lib/shop/orders/read-order';
import { type CheckoutForm, checkoutFormSchema } from './checkout-form';
import { type Fault, faultSchema } from './field-error';

/** Milliseconds for which a form is kept that its sender has to mend. */
const lifetime = 60 * 60_000;

const keptSchema = z.strictObject({
  form: checkoutFormSchema,
  /** What its voucher had when it was asked: it is not asked again for every look. */
  balance: z.int().optional(),
});

/** What stands in the place of a form that has become an order: which one, and nothing of what was typed. */
const orderedSchema = z.strictObject({ kind: z.literal('ordered'), order: z.string() });

/** A form that is shown again, with what is wrong with it. */
export type Draft = { form: CheckoutForm; balance?: number | undefined; faults: Fault[] };

/** Keeps a form for an hour, in the place of what was kept of it before. @returns the key that opens it, 128 bits */
export async function keepDraft(db: Database, draft: Draft, now: Date): Promise<string> {
  const { faults, ...kept } = draft;
  const key = draftKeyOf(kept.form.formKey);
  const row = {
    form: JSON.stringify(kept),
    faults: JSON.stringify(faults),
    created_at: now.toISOString(),
  };
  await db
    .insertInto('drafts')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  return key;
}

/** What is kept under a key; `undefined` an hour later, once it has been ordered, and of keys that never were. */
export async function readDraft(db: Database, key: string, now: Date): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('drafts')
    .select(['form', 'faults'])
    .where('key', '=', key)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const kept = keptSchema.safeParse(JSON.parse(row.form));
  const faults = z.array(faultSchema).safeParse(JSON.parse(row.faults));
  // Of another version of the software.
  return kept.success && faults.success ? { ...kept.data, faults: faults.data } : undefined;
}

/** Empties a form that has become an order; for an hour more its address leads to that order. */
export async function emptyDraft(
  db: Database,
  { formKey, order }: { formKey: string; order: string },
  now: Date,
): Promise<void> {
  const form = JSON.stringify({ kind: 'ordered', order });
  await db
    .updateTable('drafts')
    .set({ form, faults: '[]', created_at: now.toISOString() })
    .where('key', '=', draftKeyOf(formKey))
    .execute();
}

/** The order that the form under a key has become; `undefined` an hour after it did. */
export async function readOrdered(
  db: Database,
  key: string,
  now: Date,
): Promise<Order | undefined> {
  const row = await db
    .selectFrom('drafts')
    .select('form')
    .where('key', '=', key)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst();
  const ordered = row && orderedSchema.safeParse(JSON.parse(row.form));
  return ordered?.success ? readOrder(db, ordered.data.order) : undefined;
}

/** What nobody has ordered with is gone after the hour, and so is what somebody typed to withdraw (`lib/shop/mail/worker`). */
export async function forgetDrafts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('drafts').where('created_at', '<=', oldest(now)).execute();
}

const oldest = (now: Date) => new Date(now.getTime() - lifetime).toISOString();

/** Under which a form is kept that has to be mended: as hard to guess, and of one form always the same. */
function draftKeyOf(formKey: string): string {
  return createHash('sha256').update(`draft ${formKey}`).digest('base64url').slice(0, 22);
}
