import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import { inTransaction } from '@/lib/shop/commands/in-transaction';
import { OrderCommandError } from '@/lib/shop/commands/order-command-error';
import { withdrawOrder } from '@/lib/shop/commands/withdraw-order';
import type { Database } from '@/lib/shop/database/open-database';
import { putIntoOutbox } from '@/lib/shop/mail/outbox/put-into-outbox';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { plainNumber, type Statement } from './statement';

type Declaring = { statement: Statement; till: ShopConfig; now: Date };

/**
 * Maximum stored declarations per day for one email address or one order number: a visitor needs one.
 */
const mostOfADay = 5;
const day = 24 * 60 * 60 * 1000;

/**
 * Withdraws from the order with this number and email address. The response never reveals whether the
 * order exists: the receipt is sent by mail to its address. Unknown and refused declarations are
 * stored for staff, and a short receipt goes to the entered address in any case, which reveals
 * nothing and meets the law's requirement at once (2011/83/EU, article 11a).
 */
export function declareWithdrawal(
  db: Database,
  { locale, ...declaring }: Declaring & { locale: Locale },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (await isTooMuch(tx, declaring)) return;
    const { statement, now } = declaring;
    const orderId = await findDeclared(tx, statement);
    const outcome = orderId ? await tryTo(tx, declaring, orderId) : 'unknown';
    const declaration = await keep(tx, declaring, orderId, outcome);
    if (outcome === 'withdrawn') return;
    await putIntoOutbox(tx, { kind: 'declared', orderId, payload: { declaration, locale } }, now);
  });
}

/** Withdraws from the order page, which the token has opened. @throws OrderCommandError */
export function withdrawFromPage(
  db: Database,
  { orderId, ...declaring }: Declaring & { orderId: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await withdraw(tx, declaring, orderId);
    await keep(tx, declaring, orderId, 'withdrawn');
  });
}

function withdraw(tx: Database, { statement, till, now }: Declaring, orderId: string) {
  return withdrawOrder(tx, { orderId, actor: 'visitor', till, now, name: statement.name });
}

async function tryTo(tx: Database, declaring: Declaring, orderId: string): Promise<string> {
  try {
    await withdraw(tx, declaring, orderId);
    return 'withdrawn';
  } catch (error) {
    // Refused before anything was written, so the transaction can continue.
    if (error instanceof OrderCommandError) return error.reason;
    throw error;
  }
}

async function findDeclared(tx: Database, { contract, email }: Statement) {
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('number', '=', plainNumber(contract))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.id;
}

async function isTooMuch(tx: Database, { statement, now }: Declaring): Promise<boolean> {
  const { contract, email } = statement;
  const rows = await tx
    .selectFrom('declarations')
    .select('id')
    .where('received_at', '>', new Date(now.getTime() - day).toISOString())
    .where((row) =>
      row.or([
        row(sql<string>`lower(email)`, '=', email.toLowerCase()),
        row('contract', '=', plainNumber(contract)),
      ]),
    )
    .limit(mostOfADay)
    .execute();
  return rows.length >= mostOfADay;
}

async function keep(
  tx: Database,
  { statement, now }: Declaring,
  orderId: string | undefined,
  outcome: string,
): Promise<string> {
  const { name, contract, email } = statement;
  const id = randomUUID();
  await tx
    .insertInto('declarations')
    .values({
      ...{ id, order_id: orderId ?? null },
      contract: plainNumber(contract),
      ...{ name, email, outcome },
      received_at: now.toISOString(),
      // A completed withdrawal needs no handling by staff.
      settled_at: outcome === 'withdrawn' ? now.toISOString() : null,
    })
    .execute();
  return id;
}
