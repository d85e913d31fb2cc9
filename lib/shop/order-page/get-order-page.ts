import { isUnderWay } from '@/lib/shop/commands/is-under-way';
import { readCredits, readRefunds } from '@/lib/shop/commands/read-refundable';
import { isEmptied } from '@/lib/shop/commands/share-lines';
import type { Database } from '@/lib/shop/database/open-database';
import type { Paper } from '@/lib/shop/invoices/paper';
import { type CardPayment, cardPayment } from '@/lib/shop/orders/card-payment';
import { findOrder } from '@/lib/shop/orders/find-order';
import { isOnAccount } from '@/lib/shop/orders/is-on-account';
import type { Order } from '@/lib/shop/orders/order';
import { type Account, readAccount } from '@/lib/shop/orders/read-account';
import { type Withdrawable, whyNotWithdraw } from '@/lib/shop/orders/why-not-withdraw';
import { withdrawalEnd } from '@/lib/shop/orders/withdrawal-end';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { listVouchersOf } from '@/lib/shop/vouchers/list-vouchers';
import type { Voucher } from '@/lib/shop/vouchers/voucher';
import { type OrderStep, orderSteps } from './order-steps';

/** What is asked for with it; `reference` as banks want it. */
export type OrderInvoice = { year: number; number: number; reference: string };

/** All that an order's page shows. */
export type OrderOnPage = {
  order: Order;
  account: Account;
  steps: OrderStep[];
  /** Absent where nothing is to be paid by card, or no longer. */
  cardPayment?: CardPayment;
  /** Absent as long as there is none: only a bill has one before it is paid. */
  invoice?: OrderInvoice;
  credits: Paper[];
  /** The money that went back (smallest unit), and when (ISO 8601). */
  refunds: { amount: number; at: string }[];
  /** Those that were bought with it, once it is paid. */
  vouchers: Voucher[];
  withdrawal: WithdrawalRight;
  /** Whether house and buyer still owe each other something: until then nobody is forgotten. */
  isUnderWay: boolean;
  /** Whether it has just been placed: its buyer comes from the checkout. */
  isNew: boolean;
};

/** Milliseconds for which a page says thank you. */
const fresh = 30 * 60 * 1000;

/** The order that a token opens, with what its page shows of it; `undefined` where it opens none. */
export async function getOrderPage(
  db: Database,
  token: string,
  { till, now }: { till: ShopConfig; now: Date },
): Promise<OrderOnPage | undefined> {
  const order = await findOrder(db, token);
  if (!order) return undefined;
  const account = await readAccount(db, order);
  const refunded = await readRefunds(db, order.id);
  return {
    order,
    account,
    cardPayment: cardPayment(order, now),
    isUnderWay: isUnderWay(order, account, refunded),
    steps: orderSteps(order, {
      isOnAccount: isOnAccount(order, till),
      isEmptied: isEmptied(order, refunded),
    }),
    invoice: await readInvoice(db, order.id),
    credits: await readCredits(db, order.id),
    refunds: await readPaidBack(db, order.id),
    vouchers: await listVouchersOf(db, order.id),
    withdrawal: withdrawalRight(order, till, now),
    isNew: now.getTime() - Date.parse(order.placed_at) < fresh,
  };
}

function readInvoice(db: Database, orderId: string): Promise<OrderInvoice | undefined> {
  return db
    .selectFrom('invoices')
    .select(['year', 'number', 'reference'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .orderBy('issued_at')
    .executeTakeFirst();
}

async function readPaidBack(db: Database, orderId: string) {
  const rows = await db
    .selectFrom('payments')
    .select(['amount', 'booked_at'])
    .where('order_id', '=', orderId)
    .where('amount', '<', 0)
    .orderBy('booked_at')
    .execute();
  return rows.map(({ amount, booked_at: at }) => ({ amount: -amount, at }));
}

/** Whether a buyer may withdraw now, and until which day (`2026-12-31`) once the goods are under way. */
type WithdrawalRight = { may: true; until?: string } | { may: false };

/** The order's page offers what `withdrawOrder` would take. */
export function withdrawalRight(
  order: Withdrawable,
  till: Pick<ShopConfig, 'zones' | 'withdrawal'>,
  now: Date,
): WithdrawalRight {
  if (whyNotWithdraw(order, till, now)) return { may: false };
  const until = withdrawalEnd(order, till);
  return { may: true, ...(until && { until }) };
}
