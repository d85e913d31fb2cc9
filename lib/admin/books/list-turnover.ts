import type { Currency } from '@/lib/primitives/money/currency';
import type { Database } from '@/lib/shop/database/open-database';
import type { InvoiceTable } from '@/lib/shop/database/tables';
import { readPaper } from '@/lib/shop/invoices/paper';
import { vatInPart } from '@/lib/shop/invoices/vat-in-part';
import { openVat } from '@/lib/shop/orders/open-vat';
import type { VatPart } from '@/lib/shop/pricing/quote';
import type { Period } from './books';
import { around, inPeriod } from './in-period';
import { partVouchers, vouchersSold } from './voucher-sales';

/** Taxable turnover; negative if it is reversed. */
export type Turnover = { at: string; currency: Currency; vat: VatPart[] };

/**
 * The taxable turnover of a period: invoices and credit notes by date; orders without an invoice by
 * payment date, and their refunds. Selling a voucher is not turnover, but goods bought with one are,
 * in full.
 */
export async function listTurnover(db: Database, period: Period): Promise<Turnover[]> {
  const all = [
    ...(await ofPapers(db, period)),
    ...(await ofPaidOrders(db, period)),
    ...(await ofRefunds(db, period)),
  ];
  return all.filter(({ at }) => inPeriod(at, period));
}

async function ofPapers(db: Database, period: Period): Promise<Turnover[]> {
  const [start, end] = around(period);
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.kind', 'invoices.currency', 'paper', 'issued_at', 'order_id', 'orders.vat'])
    .where('issued_at', '>=', start)
    .where('issued_at', '<', end)
    .execute();
  const sold = await vouchersSold(db);
  return rows.map(({ kind, currency, paper, issued_at, order_id, vat: whole }) => {
    const { vat: written, vouchers } = readPaper(paper);
    const { taxed: vat } = partVouchers(written, openVat(whole), sold.get(order_id), vouchers);
    return { at: issued_at, currency, vat: kind === 'credit' ? negative(vat) : vat };
  });
}

/** Orders without documents of these kinds. */
const ordersWithout = (db: Database, ...kinds: InvoiceTable['kind'][]) =>
  db
    .selectFrom('orders')
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.order_id', '=', 'orders.id')
            .where('invoices.kind', 'in', kinds),
        ),
      ),
    );

async function ofPaidOrders(db: Database, period: Period): Promise<Turnover[]> {
  const [start, end] = around(period);
  const rows = await ordersWithout(db, 'invoice')
    .select(['orders.id', 'currency', 'vat', 'paid_at'])
    .where('paid_at', '>=', start)
    .where('paid_at', '<', end)
    .execute();
  const sold = await vouchersSold(db);
  return rows.map(({ id, currency, vat, paid_at }) => ({
    at: paid_at ?? '',
    currency,
    vat: partVouchers(openVat(vat), openVat(vat), sold.get(id)).taxed,
  }));
}

/** Refunds with a credit note are counted as documents instead. */
async function ofRefunds(db: Database, period: Period): Promise<Turnover[]> {
  const [start, end] = around(period);
  const rows = await ordersWithout(db, 'invoice', 'credit')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['payments.currency', 'payments.amount', 'payments.booked_at'])
    .select(['orders.id', 'orders.vat'])
    .where('payments.amount', '<', 0)
    .where('payments.booked_at', '>=', start)
    .where('payments.booked_at', '<', end)
    .execute();
  const sold = await vouchersSold(db);
  return rows.map(({ id, currency, amount, booked_at, vat: written }) => {
    const whole = openVat(written);
    const { taxed } = partVouchers(vatInPart(whole, -amount), whole, sold.get(id));
    return { at: booked_at, currency, vat: negative(taxed) };
  });
}

function negative(vat: VatPart[]): VatPart[] {
  return vat.map(({ rate, gross, vat: part }) => ({ rate, gross: -gross, vat: -part }));
}
