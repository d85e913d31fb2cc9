import { z } from 'zod';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { readEmail } from '@/lib/primitives/text/email';
import type { Database } from '@/lib/shop/database/open-database';
import { createToken } from '@/lib/shop/orders/order';
import { cancelAlert, confirmAlert, requestAlert } from './stock-alert';

/** Path of the page on which a visitor confirms or removes an alert, and of its result messages. */
export const alertPath = (query: string, locale: Locale) =>
  localePath(`/commande/avis?${query}`, locale);

const formSchema = z.object({ kind: z.literal('alert'), article: z.string(), email: z.string() });

/** A form with an invalid address, to be shown again. */
export type AlertForm = Omit<z.infer<typeof formSchema>, 'kind'>;

type Submission = { form: URLSearchParams; locale: Locale; now: Date };

/**
 * Processes the request form of an article (`article`, `email`), or the form on an alert's page (`token`, `act`).
 * @returns the path to redirect to
 */
export async function submitAlert(
  db: Database,
  { form, locale, now }: Submission,
): Promise<string> {
  const token = form.get('token');
  if (token !== null) {
    if (form.get('act') === 'cancel') await cancelAlert(db, token);
    else if (!(await confirmAlert(db, token, now))) return alertPath('gone', locale);
    return alertPath(form.get('act') === 'cancel' ? 'cancelled' : 'confirmed', locale);
  }
  const typed = { article: form.get('article') ?? '', email: (form.get('email') ?? '').trim() };
  const parsed = readEmail(typed.email);
  if (parsed && 'email' in parsed && parsed.email.length <= 254) {
    await requestAlert(db, { article: typed.article, email: parsed.email, locale }, now);
    return alertPath('sent', locale);
  }
  const shortened = { article: typed.article, email: typed.email.slice(0, 300) };
  return alertPath(`draft=${await storeForm(db, shortened, now)}`, locale);
}

async function storeForm(db: Database, form: AlertForm, now: Date): Promise<string> {
  const key = createToken();
  const stored = JSON.stringify({ kind: 'alert', ...form });
  await db
    .insertInto('drafts')
    .values({ key, form: stored, faults: '[]', created_at: now.toISOString() })
    .execute();
  return key;
}

/** Reads a stored form; `undefined` once it has been deleted, after about an hour. */
export async function readAlertForm(db: Database, key: string): Promise<AlertForm | undefined> {
  const query = db.selectFrom('drafts').select('form').where('key', '=', key);
  const row = await query.executeTakeFirst();
  return row && formSchema.safeParse(JSON.parse(row.form)).data;
}
