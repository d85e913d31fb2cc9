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

/** The invoice; `reference` in the format of banks. */
export type OrderInvoice = { year: number; number: number; reference: string };

/** The data of an order page. */
export type OrderOnPage = {
  order: Order;
  account: Account;
  steps: OrderStep[];
  /** Absent if there is nothing to pay by card. */
  cardPayment?: CardPayment;
  /** Absent until it is written: before payment only a bill has one. */
  invoice?: OrderInvoice;
  credits: Paper[];
  /** Money paid back (smallest unit) and when (ISO 8601). */
  refunds: { amount: number; at: string }[];
  /** The vouchers bought with it, once it is paid. */
  vouchers: Voucher[];
  withdrawal: WithdrawalRight;
  /** Whether the order is still open between seller and buyer; until then it cannot be forgotten. */
  isUnderWay: boolean;
  /** Whether it was placed recently: the buyer comes from the checkout. */
  isNew: boolean;
};

/** Milliseconds for which the page shows its thanks. */
const fresh = 30 * 60 * 1000;

/** The order page's data for a token; `undefined` if it is unknown. */
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

/** Whether a withdrawal is possible, and until which day (`2026-12-31`) once the goods are sent. */
type WithdrawalRight = { may: true; until?: string } | { may: false };

/** The page offers exactly what `withdrawOrder` accepts. */
export function withdrawalRight(
  order: Withdrawable,
  till: Pick<ShopConfig, 'zones' | 'withdrawal'>,
  now: Date,
): WithdrawalRight {
  if (whyNotWithdraw(order, till, now)) return { may: false };
  const until = withdrawalEnd(order, till);
  return { may: true, ...(until && { until }) };
}
