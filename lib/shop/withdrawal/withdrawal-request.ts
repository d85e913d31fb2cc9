import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import { writeLog } from '@/lib/shop/commands/command-log';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import { withdrawOrder } from '@/lib/shop/commands/withdraw-order';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';
import { enqueueMail } from '@/lib/shop/mail/outbox/outbox';
import type { PieceCount } from '@/lib/shop/orders/piece-records';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { normalizeOrderNumber, type Statement } from './withdrawal-form';

type WithdrawalRequest = {
  statement: Statement;
  shopConfig: ShopConfig;
  now: Date;
  /** The withdrawn pieces, chosen on the order page; absent: the whole order. */
  lines?: PieceCount[];
};

/** Maximum stored requests per day for one email address or one order number: a visitor needs one. */
const maxPerDay = 5;
const day = 24 * 60 * 60 * 1000;

/**
 * Withdraws from the order with this number and email address. The response never reveals whether the order
 * exists: the receipt is sent by e-mail to the address of the order. Requests that are unknown, refused, or for
 * a part of the order wait for staff. For these, a short receipt goes to the entered address: it reveals
 * nothing and fulfils the requirement of the law (2011/83/EU, article 11a). Above the daily limit (`maxPerDay`)
 * requests are ignored.
 */
export function recordWithdrawalRequest(
  db: Database,
  { locale, ...request }: WithdrawalRequest & { locale: Locale },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (await isRateLimited(tx, request)) return;
    const { statement, now } = request;
    const orderId = await findDeclaredOrder(tx, statement);
    const outcome = orderId ? await tryWithdraw(tx, request, orderId) : 'unknown';
    const declaration = await storeRequest(tx, request, orderId, outcome);
    if (outcome === 'withdrawn') return;
    await enqueueMail(tx, { kind: 'declared', orderId, payload: { declaration, locale } }, now);
  });
}

/**
 * Records a withdrawal that was declared on the order page, which only the holder of the token can open.
 * @throws OrderCommandError
 */
export function withdrawFromPage(
  db: Database,
  { orderId, ...request }: WithdrawalRequest & { orderId: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await withdraw(tx, request, orderId);
    await storeRequest(tx, request, orderId, 'withdrawn');
  });
}

function withdraw(
  tx: Database,
  { statement: { name }, ...withdrawal }: WithdrawalRequest,
  orderId: string,
) {
  return withdrawOrder(tx, { ...withdrawal, orderId, actor: 'visitor', name });
}

async function tryWithdraw(
  tx: Database,
  request: WithdrawalRequest,
  orderId: string,
): Promise<string> {
  // The part is free text, so staff read it and enter the pieces.
  if (request.statement.part) return 'part';
  try {
    await withdraw(tx, request, orderId);
    return 'withdrawn';
  } catch (error) {
    // Refused before anything was written, so the transaction can continue.
    if (error instanceof OrderCommandError) return error.reason;
    throw error;
  }
}

async function findDeclaredOrder(tx: Database, { contract, email }: Statement) {
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('number', '=', normalizeOrderNumber(contract))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.id;
}

async function isRateLimited(
  tx: Database,
  { statement, now }: WithdrawalRequest,
): Promise<boolean> {
  const { contract, email } = statement;
  const rows = await tx
    .selectFrom('declarations')
    .select('id')
    .where('received_at', '>', new Date(now.getTime() - day).toISOString())
    .where((row) =>
      row.or([
        row(sql<string>`lower(email)`, '=', email.toLowerCase()),
        row('contract', '=', normalizeOrderNumber(contract)),
      ]),
    )
    .limit(maxPerDay)
    .execute();
  return rows.length >= maxPerDay;
}

async function storeRequest(
  tx: Database,
  { statement, now }: WithdrawalRequest,
  orderId: string | undefined,
  outcome: string,
): Promise<string> {
  const { name, contract, email, part = '' } = statement;
  const id = randomUUID();
  await tx
    .insertInto('declarations')
    .values({
      id,
      order_id: orderId ?? null,
      contract: normalizeOrderNumber(contract),
      name,
      email,
      part,
      outcome,
      received_at: now.toISOString(),
      // A completed withdrawal needs no handling by staff.
      settled_at: outcome === 'withdrawn' ? now.toISOString() : null,
    })
    .execute();
  return id;
}

type Settling = { declarationId: string; actor: string; now: Date };

/** Marks a withdrawal request as handled by staff. @returns whether it was still unsettled */
export function settleWithdrawalRequest(db: Database, settling: Settling): Promise<boolean> {
  const { declarationId, actor, now } = settling;
  return inTransaction(db, async (tx) => {
    const settled = await tx
      .updateTable('declarations')
      .set({ settled_at: now.toISOString() })
      .where('id', '=', declarationId)
      .where('settled_at', 'is', null)
      .returning('order_id')
      .executeTakeFirst();
    if (!settled) return false;
    const order = settled.order_id ? { orderId: settled.order_id } : {};
    const detail = { declaration: declarationId };
    await writeLog(tx, { actor, act: 'declaration settled', ...order, detail }, now);
    return true;
  });
}
