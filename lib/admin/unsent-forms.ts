import { z } from 'zod';
import type { Database } from '@/lib/shop/database/open-database';
import { type ActionName, isActionName } from './actions/action-names';

const day = 24 * 60 * 60 * 1000;

/** How long a form is stored (ms), and the maximum number of forms per person. */
const limits = { lifetime: 7 * day, each: 20 };

type Form = { personId: string; action: ActionName; fields: Record<string, string> };

/** Stores a form that a person sent after their session had ended. They see it after their next sign-in. */
export async function storeUnsentForm(
  db: Database,
  { personId, action, fields }: Form,
  now: Date,
): Promise<void> {
  const forms = await listUnsentForms(db, personId, now);
  for (const { id } of forms.slice(limits.each - 1)) await deleteUnsentForm(db, personId, id);
  await db
    .insertInto('unsent_forms')
    .values({
      ...{ id: crypto.randomUUID(), person_id: personId, action },
      fields: JSON.stringify(fields),
      created_at: now.toISOString(),
    })
    .execute();
}

const fieldsSchema = z.record(z.string(), z.string());

/** A person's forms that were not sent, newest first. */
export async function listUnsentForms(db: Database, personId: string, now: Date) {
  const rows = await db
    .selectFrom('unsent_forms')
    .select(['id', 'action', 'fields', 'created_at'])
    .where('person_id', '=', personId)
    .where('created_at', '>', oldest(now))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ action, fields, ...row }) => {
    const parsed = fieldsSchema.safeParse(JSON.parse(fields));
    return isActionName(action) && parsed.success ? [{ ...row, action, fields: parsed.data }] : [];
  });
}

export type UnsentForm = Awaited<ReturnType<typeof listUnsentForms>>[number];

/** Deletes a form, if it is this person's. */
export async function deleteUnsentForm(db: Database, personId: string, id: string): Promise<void> {
  const form = db.deleteFrom('unsent_forms').where('id', '=', id);
  await form.where('person_id', '=', personId).execute();
}

/** Deletes forms older than seven days. Runs with each sign-in, as the deletion of old sessions does. */
export async function deleteOldUnsentForms(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('unsent_forms').where('created_at', '<=', oldest(now)).execute();
}

const oldest = (now: Date) => new Date(now.getTime() - limits.lifetime).toISOString();
