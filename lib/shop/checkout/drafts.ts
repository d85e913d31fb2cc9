import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '@/lib/shop/database/open-database';
import { type Order, readOrder } from '@/lib/shop/orders/order';
import {
  type CheckoutForm,
  checkoutFormSchema,
  type FieldError,
  fieldErrorSchema,
} from './checkout-form';

/** Milliseconds for which a draft is stored. */
const lifetime = 60 * 60_000;

const storedFormSchema = z.strictObject({
  form: checkoutFormSchema,
  /** The voucher's balance when it was checked, so that showing the draft does not check it again. */
  balance: z.int().optional(),
});

/** What a draft contains once its form has become an order: the order's id, and nothing that was typed. */
const orderedSchema = z.strictObject({ kind: z.literal('ordered'), order: z.string() });

/** A form to show again, with its field errors. */
export type Draft = { form: CheckoutForm; balance?: number | undefined; errors: FieldError[] };

/** Stores a form for an hour and replaces its earlier version. @returns the draft key, 128 bits */
export async function storeDraft(db: Database, draft: Draft, now: Date): Promise<string> {
  const { errors, ...stored } = draft;
  const key = draftKeyOf(stored.form.formKey);
  const row = {
    form: JSON.stringify(stored),
    faults: JSON.stringify(errors),
    created_at: now.toISOString(),
  };
  await db
    .insertInto('drafts')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  return key;
}

/**
 * Reads the draft with this key. `undefined` after an hour, once it is ordered, and for unknown keys.
 */
export async function readDraft(db: Database, key: string, now: Date): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('drafts')
    .select(['form', 'faults'])
    .where('key', '=', key)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const stored = storedFormSchema.safeParse(JSON.parse(row.form));
  const errors = z.array(fieldErrorSchema).safeParse(JSON.parse(row.faults));
  // Drafts stored by another version of the software may not parse.
  return stored.success && errors.success ? { ...stored.data, errors: errors.data } : undefined;
}

/** Empties a draft that has become an order. For one more hour its address leads to that order. */
export async function markDraftOrdered(
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

/**
 * The order made from the draft with this key; `undefined` if there is none, or an hour after it
 * was placed.
 */
export async function readOrderOfDraft(
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

/**
 * Deletes stored forms older than an hour: of the checkout, the withdrawal form and stock alerts (run by
 * `lib/shop/mail/worker`).
 */
export async function deleteOldDrafts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('drafts').where('created_at', '<=', oldest(now)).execute();
}

const oldest = (now: Date) => new Date(now.getTime() - lifetime).toISOString();

/** Derives the draft key from the form key: as hard to guess, and stable for one form. */
function draftKeyOf(formKey: string): string {
  return createHash('sha256').update(`draft ${formKey}`).digest('base64url').slice(0, 22);
}
