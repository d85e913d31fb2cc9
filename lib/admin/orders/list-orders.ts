import { type ExpressionBuilder, sql } from 'kysely';
import { currencies, parseAmount } from '@/lib/primitives/money/money';
import type { Database } from '@/lib/shop/database/open-database';
import { foldForSearch } from '@/lib/shop/database/order-search';
import type { Tables } from '@/lib/shop/database/tables';
import { addressSchema } from '@/lib/shop/orders/address';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { readOrder } from '@/lib/shop/orders/order';
import { readPieceRecords } from '@/lib/shop/orders/piece-records';
import { hasNothingToPack } from '@/lib/shop/orders/split-lines';
import {
  hasPaymentProblem,
  hasStuckMail,
  inState,
  type OrderState,
  orderStates,
  received,
  toPayBack,
} from './order-state';

type OrderQuery = { page: number; isOnAccount: boolean; now?: Date } & (
  | { state: OrderState }
  | { search: string }
);

const ordersOnPage = 50;

/**
 * One page of the orders in a state, or of the orders that match a search, whatever their state.
 * States with work to do list the oldest first, the others the newest.
 */
export async function listOrders(
  db: Database,
  { page, isOnAccount, now = new Date(), ...query }: OrderQuery,
) {
  const today = siteDay(now);
  const { state, search } = { state: 'all' as const, search: '', ...query };
  const isDone = state === 'sent' || state === 'all' || state === 'withdrawn';
  const emptiedOrderIds = await findOrdersWithNothingToPack(db);
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'address', 'email', 'currency', 'total', 'redeemed'])
    .select(['payment', 'payment_state', 'payment_pending_at', 'delivery', 'delivery_state'])
    .select(['placed_at', 'cancelled_at', 'withdrawn_at', 'country', 'message'])
    .select((eb) =>
      eb
        .selectFrom('order_lines')
        .select((line) => line.fn.sum<number>('pieces').as('pieces'))
        .whereRef('order_id', '=', 'orders.id')
        .as('pieces'),
    )
    .select((eb) => [toPayBack(eb).as('toPayBack'), received(eb).as('received')])
    .select((eb) => [
      hasPaymentProblem(eb).as('hasPaymentProblem'),
      hasStuckMail(eb).as('hasStuckMail'),
    ])
    .where((eb) => inState(eb, state, { isOnAccount, today, emptiedOrderIds }))
    .where((eb) => matchOrder(eb, search))
    .orderBy('placed_at', isDone ? 'desc' : 'asc')
    .orderBy('id')
    .limit(ordersOnPage + 1)
    .offset((page - 1) * ordersOnPage)
    .execute();
  const orders = rows
    .slice(0, ordersOnPage)
    .map(({ address, pieces, toPayBack, received, hasPaymentProblem, hasStuckMail, ...row }) => ({
      ...row,
      name: nameIn(address),
      pieces: Number(pieces ?? 0),
      toPayBack: Math.max(0, Number(toPayBack)),
      received: Number(received ?? 0),
      hasPaymentProblem: Boolean(hasPaymentProblem),
      hasStuckMail: Boolean(hasStuckMail),
      isOnAccount,
      isEmptied: emptiedOrderIds.includes(row.id),
    }));
  return { orders, hasMore: rows.length > ordersOnPage };
}

export type ListedOrder = Awaited<ReturnType<typeof listOrders>>['orders'][number];

/** The name in an order's stored address; `undefined` for a forgotten order. */
function nameIn(address: string): string | undefined {
  return address ? addressSchema.parse(JSON.parse(address)).name : undefined;
}

type OrderExpression = ExpressionBuilder<Tables, 'orders'>;

/**
 * Matches orders that contain each of the first six search words in number, email, name, address,
 * articles, tracking, invoice (`2026-0007`), payment reference or amount (`41.90`, `CHF`). Case and accents do not
 * matter.
 */
function matchOrder(eb: OrderExpression, search: string) {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 6);
  return eb.and(words.map((word) => matchWord(eb, word)));
}

function matchWord(eb: OrderExpression, word: string) {
  const pattern = `%${foldForSearch(word).replace(/[\\%_]/g, '\\$&')}%`;
  return eb.or([
    sql<boolean>`search like ${pattern} escape '\\'`,
    // `search` is written when the order is placed, without the tracking number or URL.
    sql<boolean>`lower(replace(tracking, '-', '')) like ${pattern} escape '\\'`,
    hasTracking(eb, pattern),
    hasInvoiceNumber(eb, word),
    hasReference(eb, pattern),
    hasAmount(eb, word),
  ]);
}

/** Matches the number of any parcel. */
const hasTracking = (eb: OrderExpression, pattern: string) =>
  eb.exists(
    eb
      .selectFrom('shipments')
      .select('shipments.id')
      .whereRef('shipments.order_id', '=', 'orders.id')
      .where(sql<boolean>`lower(replace(shipments.tracking, '-', '')) like ${pattern} escape '\\'`),
  );

/**
 * Matches an invoice or credit note by its name (`invoiceName`), with or without leading zeros; a
 * year alone matches none.
 */
function hasInvoiceNumber(eb: OrderExpression, word: string) {
  const [, year, number] = /^(\d{4})-0*(\d{1,9})$/.exec(word) ?? [];
  if (!year || !number) return eb.lit(false);
  return eb.exists(
    eb
      .selectFrom('invoices')
      .select('invoices.id')
      .whereRef('invoices.order_id', '=', 'orders.id')
      .where('invoices.year', '=', Number(year))
      .where('invoices.number', '=', Number(number)),
  );
}

/** Matches a part of the reference of an invoice or a payment; spaces in references are ignored. */
function hasReference(eb: OrderExpression, pattern: string) {
  const invoice = eb
    .selectFrom('invoices')
    .select('invoices.id')
    .whereRef('invoices.order_id', '=', 'orders.id')
    .where(sql<boolean>`lower(invoices.reference) like ${pattern} escape '\\'`);
  const payment = eb
    .selectFrom('payments')
    .select('payments.id')
    .whereRef('payments.order_id', '=', 'orders.id')
    .where(sql<boolean>`lower(replace(payments.reference, ' ', '')) like ${pattern} escape '\\'`);
  return eb.or([eb.exists(invoice), eb.exists(payment)]);
}

/** Matches the sum of an order, of one of its invoices, credit notes or payments, or its currency. */
function hasAmount(eb: OrderExpression, word: string) {
  const currency = currencies.find((one) => one === word.toUpperCase());
  if (currency) return eb('currency', '=', currency);
  const amount = parseAmount(word.replace(/^[-+−]|['’]/g, ''));
  if (amount === undefined || amount === 0) return eb.lit(false);
  const either = [amount, -amount];
  return eb.or([
    eb('total', '=', amount),
    eb(eb('total', '+', eb.ref('redeemed')), '=', amount),
    eb.exists(
      eb
        .selectFrom('invoices')
        .select('invoices.id')
        .whereRef('invoices.order_id', '=', 'orders.id')
        .where('invoices.amount', '=', amount),
    ),
    eb.exists(
      eb
        .selectFrom('payments')
        .select('payments.id')
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('payments.amount', 'in', either),
    ),
  ]);
}

/** The number of orders in each state. */
export async function countOrders(
  db: Database,
  { isOnAccount, now = new Date() }: { isOnAccount: boolean; now?: Date },
): Promise<Record<OrderState, number>> {
  const emptiedOrderIds = await findOrdersWithNothingToPack(db);
  const terms = { isOnAccount, today: siteDay(now), emptiedOrderIds };
  const counts = await db
    .selectFrom('orders')
    .select((eb) =>
      orderStates.map((state) =>
        eb.fn
          .countAll()
          .filterWhere((order) => inState(order, state, terms))
          .as(state),
      ),
    )
    .executeTakeFirstOrThrow();
  const entries = orderStates.map((state) => [state, Number(counts[state])]);
  return Object.fromEntries(entries) as Record<OrderState, number>;
}

/**
 * Ids of unsent orders in force with nothing left to pack: every piece to be packed was withdrawn or
 * refunded.
 */
async function findOrdersWithNothingToPack(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('delivery_state', 'not in', ['sent', 'collected'])
    .where('cancelled_at', 'is', null)
    .where((eb) =>
      eb.or(
        (['refunds', 'withdrawals'] as const).map((table) =>
          eb.exists(
            eb.selectFrom(table).select('order_id').whereRef(`${table}.order_id`, '=', 'orders.id'),
          ),
        ),
      ),
    )
    .execute();
  const emptiedOrderIds: string[] = [];
  for (const { id } of rows) {
    const order = await readOrder(db, id);
    if (order && hasNothingToPack(order, await readPieceRecords(db, id))) emptiedOrderIds.push(id);
  }
  return emptiedOrderIds;
}
