import type { Currency } from '@/lib/primitives/money/money';
import type { Database } from '@/lib/shop/database/open-database';
import { invoiceName } from '@/lib/shop/invoices/invoice-document';
import { inPeriod, type Period, utcRange } from './books';
import { listStripeTransactions, settledBy } from './list-stripe';
import { taxCountry } from './list-turnover';

/** Money received, or paid back with a negative amount; or an amount paid with a voucher or restored to it. */
export type BookedPayment = {
  /** ISO 8601. */
  at: string;
  source: 'bank' | 'stripe' | 'desk' | 'voucher';
  /** The order number; absent without an order. `invoice`: the name of its invoice at that time (`2026-0042`), or empty. */
  order?: string;
  invoice: string;
  /** Where its order is taxed. */
  country: string;
  currency: Currency;
  amount: number;
  reference: string;
  payer: string;
  /** When staff assigned it to its order, if it came without one. */
  assignedAt?: string;
  /** What Stripe credited for it, in the currency of the balance at Stripe. Absent while unknown. */
  settled?: { amount: number; fee: number; currency: Currency };
};

/** The payments that arrived in a period, or were assigned to an order in it, by date of arrival. */
export async function listPayments(
  db: Database,
  period: Period,
  home: string,
): Promise<BookedPayment[]> {
  const context = { home, invoices: await invoicesByOrder(db) };
  const all = [...(await moneyOf(db, period, context)), ...(await vouchersOf(db, period, context))];
  // At the same moment, money received comes before money paid back.
  return all.sort((one, other) => one.at.localeCompare(other.at) || other.amount - one.amount);
}

type NamedInvoice = { name: string; issuedAt: string };

/** The invoices of each order, oldest first; a correction of its lines writes another one. */
async function invoicesByOrder(db: Database): Promise<Map<string, NamedInvoice[]>> {
  const rows = await db
    .selectFrom('invoices')
    .select(['order_id', 'year', 'number', 'issued_at'])
    .where('kind', '=', 'invoice')
    .orderBy('year')
    .orderBy('number')
    .execute();
  const invoices = new Map<string, NamedInvoice[]>();
  for (const { order_id, year, number, issued_at: issuedAt } of rows) {
    const invoice = { name: invoiceName(year, number), issuedAt };
    invoices.set(order_id, [...(invoices.get(order_id) ?? []), invoice]);
  }
  return invoices;
}

/** The name of the invoice in force at a moment, or of the first one, so that later ones do not change past books. */
function invoiceAt(invoices: NamedInvoice[] | undefined, at: string): string {
  const before = invoices?.findLast(({ issuedAt }) => issuedAt <= at);
  return (before ?? invoices?.[0])?.name ?? '';
}

type OrderContext = { home: string; invoices: Map<string, NamedInvoice[]> };

async function moneyOf(
  db: Database,
  period: Period,
  { home, invoices }: OrderContext,
): Promise<BookedPayment[]> {
  const [start, end] = utcRange(period);
  const rows = await db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.source', 'payments.amount', 'payments.currency', 'payments.reference'])
    .select(['payments.payer', 'payments.booked_at as at', 'settled_at', 'source_id', 'order_id'])
    .select(['orders.number as order', 'orders.country', 'orders.delivery'])
    .where((eb) =>
      eb.or([
        eb.and([eb('booked_at', '>=', start), eb('booked_at', '<', end)]),
        eb.and([eb('settled_at', '>=', start), eb('settled_at', '<', end)]),
      ]),
    )
    .execute();
  const isInPeriod = (at: string | null) => at !== null && inPeriod(at, period);
  const transactions = await listStripeTransactions(db);
  return rows
    .filter((row) => isInPeriod(row.at) || (row.order_id && isInPeriod(row.settled_at)))
    .map(({ settled_at, source_id, order_id, order, country, delivery, ...row }) => {
      const settled =
        row.source === 'stripe' && settledBy({ source_id, amount: row.amount }, transactions);
      return {
        ...row,
        country: country && delivery ? taxCountry({ country, delivery }, home) : '',
        invoice: invoiceAt(invoices.get(order_id ?? ''), row.at),
        ...(order && { order }),
        ...(order && settled_at && { assignedAt: settled_at }),
        ...(settled && { settled }),
      };
    });
}

/**
 * Amounts paid with vouchers and restored to them. Voucher codes are omitted, because a code can be
 * used to pay.
 */
async function vouchersOf(
  db: Database,
  period: Period,
  { home, invoices }: OrderContext,
): Promise<BookedPayment[]> {
  const [start, end] = utcRange(period);
  const rows = await db
    .selectFrom('voucher_uses')
    .innerJoin('orders', 'orders.id', 'voucher_uses.order_id')
    .select(['voucher_uses.amount', 'voucher_uses.at', 'orders.currency', 'orders.number as order'])
    .select(['orders.id', 'orders.country', 'orders.delivery'])
    .where('voucher_uses.at', '>=', start)
    .where('voucher_uses.at', '<', end)
    .orderBy('voucher_uses.at')
    .execute();
  return rows
    .filter(({ at }) => inPeriod(at, period))
    .map(({ id, country, delivery, ...use }) => ({
      ...{ ...use, source: 'voucher', reference: '', payer: '' },
      country: taxCountry({ country, delivery }, home),
      invoice: invoiceAt(invoices.get(id), use.at),
    }));
}
