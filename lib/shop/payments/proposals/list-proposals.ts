import type { Database } from '@/lib/shop/database/open-database';
import { addressSchema } from '@/lib/shop/orders/address';
import {
  enough,
  type OrderCandidate,
  type ProposalReason,
  scoreOrder,
  type UnassignedPayment,
} from './score-order';

/** An order that a payment without a reference may belong to. */
export type Proposal = {
  orderId: string;
  number: string;
  name?: string | undefined;
  open: number;
  isCancelled: boolean;
  score: number;
  reasons: ProposalReason[];
};

type Candidate = OrderCandidate & { orderId: string; isCancelled: boolean };

const mostProposals = 3;

/**
 * The best orders for each payment, by the payer's message, the amount and the name; best first.
 * @returns a list for each payment, in their order
 */
export async function listProposals(
  db: Database,
  payments: readonly UnassignedPayment[],
  now: Date,
): Promise<Proposal[][]> {
  if (payments.length === 0) return [];
  const candidates = await readCandidates(db, now);
  return payments.map((payment) => {
    const sameAmount = candidates.filter(
      (order) =>
        !order.isCancelled && order.open === payment.amount && order.currency === payment.currency,
    );
    const proposals = candidates.map((order) => ({
      ...{ orderId: order.orderId, number: order.number, name: order.name, open: order.open },
      isCancelled: order.isCancelled,
      ...scoreOrder(payment, order, {
        isOnlyAmount: sameAmount.length === 1 && sameAmount[0] === order,
      }),
    }));
    return proposals
      .filter(({ score }) => score >= enough)
      .sort((a, b) => b.score - a.score || Number(a.isCancelled) - Number(b.isCancelled))
      .slice(0, mostProposals);
  });
}

/** Days for which cancelled orders are proposed, because money may arrive after the cancellation. */
const cancelledFor = 180;

/** Orders that may still receive money: unpaid orders, also recently cancelled ones, but no card orders. */
async function readCandidates(db: Database, now: Date): Promise<Candidate[]> {
  const since = new Date(now.getTime() - cancelledFor * 86_400_000).toISOString();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'currency', 'total', 'address', 'cancelled_at'])
    .where('payment_state', '=', 'open')
    .where('total', '>', 0)
    .where('payment', '!=', 'stripe')
    .where((is) => is.or([is('cancelled_at', 'is', null), is('cancelled_at', '>', since)]))
    .orderBy('placed_at', 'desc')
    .limit(2_000)
    .execute();
  const payments = await sumsByOrder(db);
  const invoices = await invoicesByOrder(db);
  return orders.map(({ id, total, address, cancelled_at, ...order }) => {
    const documents = invoices.get(id) ?? [];
    const credited = documents.reduce(
      (sum, one) => sum + (one.kind === 'credit' && !one.replaced_at ? one.amount : 0),
      0,
    );
    return {
      ...order,
      orderId: id,
      // The credit note of a cancellation covers the whole order.
      open: total - (cancelled_at ? 0 : credited) - (payments.get(id) ?? 0),
      name: address ? addressSchema.parse(JSON.parse(address)).name : undefined,
      invoices: documents.filter(({ kind }) => kind === 'invoice'),
      isCancelled: cancelled_at !== null,
    };
  });
}

async function sumsByOrder(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.order_id', 'payments.amount'])
    .where('orders.payment_state', '=', 'open')
    .execute();
  const sums = new Map<string, number>();
  for (const { order_id, amount } of rows)
    if (order_id) sums.set(order_id, (sums.get(order_id) ?? 0) + amount);
  return sums;
}

async function invoicesByOrder(db: Database) {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['order_id', 'kind', 'year', 'invoices.number', 'amount', 'replaced_at'])
    .where('orders.payment_state', '=', 'open')
    .execute();
  const byOrder = new Map<string, typeof rows>();
  for (const row of rows) byOrder.set(row.order_id, [...(byOrder.get(row.order_id) ?? []), row]);
  return byOrder;
}
