import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { processSingleton } from '@/lib/primitives/singleton';
import type { Database } from '@/lib/shop/database/open-database';
import type { OutboxTable } from '@/lib/shop/database/tables';
import type { MailKind } from '@/lib/shop/mail/mail';

export type OutboxEntry = {
  kind: string;
  orderId?: string | undefined;
  /** Data that is not in the order. It may contain a name and is emptied once the mail is sent. */
  payload?: Record<string, unknown> | undefined;
  /** The earliest time to send it (ISO 8601); default: at once. */
  dueAt?: string | undefined;
};

/**
 * Enqueues a message in the transaction of the change it reports, so that neither exists without the
 * other. Sent afterwards by `deliverDue`.
 * @returns its id
 */
export async function enqueueMail(
  tx: Database,
  { kind, orderId, payload = {}, dueAt }: OutboxEntry,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const at = now.toISOString();
  await tx
    .insertInto('outbox')
    .values({
      id,
      kind,
      order_id: orderId ?? null,
      payload: JSON.stringify(payload),
      created_at: at,
      due_at: dueAt && dueAt > at ? dueAt : at,
      tries: 0,
      claimed_until: null,
      sent_at: null,
      last_error: '',
    })
    .execute();
  wakeWorker();
  return id;
}

/**
 * Enqueues a mail to the buyer in the transaction of the change it reports. Its text is written when
 * it is sent.
 */
export async function enqueueCustomerMail(
  tx: Database,
  kind: MailKind,
  orderId: string,
  now: Date,
  payload?: Record<string, unknown>,
): Promise<void> {
  await enqueueMail(tx, { kind, orderId, payload }, now);
}

type Listener = () => void;

/**
 * One set per process: the code that enqueues and the code that delivers may be in different Next
 * bundles.
 */
const listeners = () => processSingleton('outbox listeners', () => new Set<Listener>());

/** Signals a new outbox entry; its transaction may still be open. */
function wakeWorker(): void {
  for (const listener of listeners()) listener();
}

/** @returns a function that removes the listener */
export function onWake(listener: Listener): () => void {
  listeners().add(listener);
  return () => void listeners().delete(listener);
}

const minute = 60_000;
const hour = 60 * minute;

/** Delays before each retry (ms). They add up to almost three days, enough to notice a failure of the mail server. */
const retryDelays = [
  ...[1, 5, 15].map((minutes) => minutes * minute),
  ...[1, 4].map((hours) => hours * hour),
  ...Array<number>(5).fill(12 * hour),
];

/** Due date of entries that are no longer retried; they stay in the outbox (`listFailedMails`). */
const neverRetried = '9999-12-31T23:59:59.999Z';

/** The time of the next try after this number of failures. */
export function nextTry(tries: number, now: Date): string {
  const pause = retryDelays[tries - 1];
  return pause === undefined ? neverRetried : new Date(now.getTime() + pause).toISOString();
}

export type FailedMail = Omit<Selectable<OutboxTable>, 'payload' | 'claimed_until' | 'sent_at'> & {
  /** No longer retried automatically. */
  isStuck: boolean;
};

/** Unsent entries that failed at least once, oldest first, for the admin. */
export async function listFailedMails(db: Database, limit = 200): Promise<FailedMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'order_id', 'created_at', 'due_at', 'tries', 'last_error'])
    .where('sent_at', 'is', null)
    .where('tries', '>', 0)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, isStuck: row.due_at === neverRetried }));
}

/**
 * Retries an unsent entry at once. If that fails, its retries start again from the second delay. @returns whether it
 * was still unsent
 */
export async function retryNow(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: now.toISOString(), tries: 1 })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  wakeWorker();
  return numUpdatedRows > 0n;
}

const maxErrorLength = 300;

/** An error as one line without mail addresses, which servers repeat in their replies. */
export function redactError(error: unknown): string {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const text = message ?? String(error);
  const fullText = code && !text.includes(code) ? `${code}: ${text}` : text;
  return fullText
    .replace(/[^\s<>"'(),;:=[\]]+@[^\s<>"'(),;:[\]]+/gu, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxErrorLength);
}
