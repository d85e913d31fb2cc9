import type Stripe from 'stripe';
import type { Currency } from '@/lib/primitives/money/money';
import { processSingleton } from '@/lib/primitives/singleton';
import type { Database } from '@/lib/shop/database/open-database';
import { currencyOf, referenceId } from './event-context';
import { createStripeClient } from './stripe';

const day = 24 * 60 * 60;
/** Milliseconds between two automatic imports. */
const interval = 60 * 60_000;
const lastImport = processSingleton('stripe import', () => ({ at: 0 }));

/** The import as a chore of the worker: once an hour, if the site has a Stripe key. */
export async function importStripeHourly(db: Database, now: Date): Promise<void> {
  if (!process.env.STRIPE_SECRET_KEY?.trim() || now.getTime() - lastImport.at < interval) return;
  lastImport.at = now.getTime();
  await importStripeTransactions(db);
}

/**
 * Stores Stripe's balance transactions since the last import: charges and refunds with their fees, payouts, disputes
 * and Stripe's own fees. Each is stored once. The last day is read again, because Stripe may list transactions late.
 * @returns the number of new transactions; 0 for a shop that has received no payment by Stripe
 * @throws Stripe's error, with nothing stored
 */
export async function importStripeTransactions(db: Database): Promise<number> {
  const since = await importStart(db);
  if (since === undefined) return 0;
  const listed: Stripe.BalanceTransaction[] = [];
  const options = { created: { gte: since }, limit: 100, expand: ['data.source'] };
  for await (const one of createStripeClient().balanceTransactions.list(options)) listed.push(one);
  let added = 0;
  await db.transaction().execute(async (tx) => {
    for (const transaction of listed) added += Number(await store(tx, transaction));
  });
  return added;
}

/** Seconds since 1970: a day before the last stored transaction, else before the first payment by Stripe. */
async function importStart(db: Database): Promise<number | undefined> {
  const stored = await db
    .selectFrom('stripe_transactions')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .executeTakeFirst();
  const payments = db.selectFrom('payments').where('source', '=', 'stripe');
  const first = await payments.select((eb) => eb.fn.min('booked_at').as('at')).executeTakeFirst();
  const at = stored?.at ?? first?.at;
  return at ? Math.floor(Date.parse(at) / 1000) - day : undefined;
}

async function store(tx: Database, transaction: Stripe.BalanceTransaction): Promise<boolean> {
  const { id, amount, fee, created, reporting_category: category } = transaction;
  const currency: Currency | undefined = currencyOf(transaction.currency);
  // The shop sells only in the currencies that it knows, so a balance in another currency is not the shop's.
  if (!currency) return false;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stripe_transactions')
    .values({
      ...{ id, category, amount, fee, currency, created_at: moment(created) },
      ...sourceFacts(transaction),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

const moment = (seconds: number) => new Date(seconds * 1000).toISOString();

/**
 * The payment that a transaction belongs to, and its amount as charged. A payout is booked on the day it reaches the
 * bank.
 */
function sourceFacts({ source, created, amount }: Stripe.BalanceTransaction) {
  const from = typeof source === 'object' ? source : null;
  const payment = from && 'payment_intent' in from ? referenceId(from.payment_intent ?? null) : '';
  const charged = from && 'amount' in from ? from.amount : Math.abs(amount);
  const arrival = from?.object === 'payout' ? from.arrival_date : created;
  return { payment: payment ?? '', charged, booked_at: moment(arrival) };
}
