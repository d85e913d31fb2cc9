import { z } from 'zod';
import { readEmail } from '@/lib/primitives/text/email';
import type { Database } from '@/lib/shop/database/open-database';
import { createToken } from '@/lib/shop/orders/order';

/**
 * The required fields of a withdrawal (2011/83/EU, article 11a): name, contract, and email for the
 * receipt.
 */
export const statementFields = ['name', 'contract', 'email'] as const;
export type StatementField = (typeof statementFields)[number];
/** `part`: what the person withdraws from, in their own words; absent: the whole order. */
export type Statement = Record<StatementField, string> & { part?: string };

/** Why a field is invalid; each reason has a message (`Withdrawal.errors`). */
export type StatementError = 'missing' | 'long' | 'email';
export type StatementErrors = Partial<Record<StatementField, StatementError>>;

/** Maximum length in characters of `part`; longer text is cut. */
export const maxPartLength = 1000;

/** Maximum length in characters. */
const maxLengths: Record<StatementField, number> = { name: 70, contract: 60, email: 254 };

/**
 * Reads a submitted form, trimmed, with its errors. The email is normalized like in the checkout
 * (`jo@müller.ch` is `jo@xn--mller-kva.ch`), so that its order is found.
 */
export function readStatement(form: Pick<FormData, 'get'>): {
  statement: Statement;
  errors: StatementErrors;
} {
  const read = (field: StatementField | 'part') => {
    const value = form.get(field);
    return typeof value === 'string' ? value.trim().slice(0, maxPartLength) : '';
  };
  const part = read('part');
  const typed = read('email');
  const parsed = readEmail(typed);
  const email = parsed && 'email' in parsed ? parsed.email : typed;
  const statement = {
    ...{ name: read('name'), contract: read('contract'), email },
    ...(part && { part }),
  };
  const errors: StatementErrors = {};
  for (const field of statementFields) {
    const error = findError(field, statement[field]);
    if (error) errors[field] = error;
  }
  return { statement, errors };
}

function findError(field: StatementField, value: string): StatementError | undefined {
  if (value === '') return 'missing';
  if (value.length > maxLengths[field]) return 'long';
  if (field !== 'email') return undefined;
  const parsed = readEmail(value);
  return parsed && 'email' in parsed ? undefined : 'email';
}

/** Normalizes an order number (`k7q 4zt` → `K7Q-4ZT`); other text is returned trimmed. */
export function normalizeOrderNumber(typedNumber: string): string {
  const compact = typedNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return compact.length === 6 ? `${compact.slice(0, 3)}-${compact.slice(3)}` : typedNumber.trim();
}

/**
 * A step of the withdrawal form: the input with its errors and, once confirmed, when it was received.
 */
export type WithdrawalStep = { statement: Statement; errors: StatementErrors; receivedAt?: string };

const fieldError = z.enum(['missing', 'long', 'email']).optional();
const statementSchema = z.strictObject({
  kind: z.literal('withdrawal'),
  name: z.string(),
  contract: z.string(),
  email: z.string(),
  part: z.string().optional(),
  receivedAt: z.iso.datetime().optional(),
});
const errorsSchema = z.strictObject({ name: fieldError, contract: fieldError, email: fieldError });

/** Lifetime in milliseconds. */
const stepLifetime = 60 * 60 * 1000;

/**
 * Stores the input for the next page, so that it does not appear in the URL. Old steps are deleted
 * with the checkout drafts (`deleteOldDrafts`).
 * @returns its key, 128 bits
 */
export async function storeStep(
  db: Database,
  { statement, errors }: WithdrawalStep,
  now: Date,
): Promise<string> {
  const key = createToken();
  await db
    .insertInto('drafts')
    .values({
      key,
      form: JSON.stringify({ kind: 'withdrawal', ...statement }),
      faults: JSON.stringify(errors),
      created_at: now.toISOString(),
    })
    .execute();
  return key;
}

/** `undefined` if the key is unknown, belongs to another form, or is older than an hour. */
export async function readStep(
  db: Database,
  key: string,
  now: Date,
): Promise<WithdrawalStep | undefined> {
  const row = await db
    .selectFrom('drafts')
    .select(['form', 'faults'])
    .where('key', '=', key)
    .where('created_at', '>=', oldest(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const form = statementSchema.safeParse(JSON.parse(row.form));
  const errors = errorsSchema.safeParse(JSON.parse(row.faults));
  if (!form.success || !errors.success) return undefined;
  const { kind: _, receivedAt, part, ...required } = form.data;
  const statement = { ...required, ...(part && { part }) };
  return { statement, errors: errors.data, ...(receivedAt && { receivedAt }) };
}

/** Marks a step as received; its page then shows the receipt. */
export async function markStepReceived(
  db: Database,
  key: string,
  { statement }: WithdrawalStep,
  now: Date,
) {
  const form = { kind: 'withdrawal', ...statement, receivedAt: now.toISOString() };
  await db
    .updateTable('drafts')
    .set({ form: JSON.stringify(form) })
    .where('key', '=', key)
    .execute();
}

const oldest = (now: Date) => new Date(now.getTime() - stepLifetime).toISOString();
