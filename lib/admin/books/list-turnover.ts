import type { Currency } from '@/lib/primitives/money/money';
import type { Database } from '@/lib/shop/database/open-database';
import type { InvoiceTable } from '@/lib/shop/database/tables';
import { parseDocument } from '@/lib/shop/invoices/invoice-document';
import { vatOfShare } from '@/lib/shop/invoices/vat-shares';
import { parseVat } from '@/lib/shop/orders/order';
import type { VatPart } from '@/lib/shop/pricing/quote';
import { inPeriod, type Period, utcRange } from './books';

/** Turnover by VAT rate at a time (ISO 8601); negative for credit notes and refunds. */
export type Turnover = { at: string; currency: Currency; vat: VatPart[] };

/**
 * The taxable turnover of a period: invoices and credit notes by date; orders without an invoice by
 * payment date, and their refunds. Selling a voucher is not turnover, but goods bought with one are,
 * in full.
 */
export async function listTurnover(db: Database, period: Period): Promise<Turnover[]> {
  const all = [
    ...(await documentTurnover(db, period)),
    ...(await orderTurnover(db, period)),
    ...(await refundTurnover(db, period)),
  ];
  return all.filter(({ at }) => inPeriod(at, period));
}

async function documentTurnover(db: Database, period: Period): Promise<Turnover[]> {
  const [start, end] = utcRange(period);
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.kind', 'invoices.currency', 'paper', 'issued_at', 'order_id', 'orders.vat'])
    .where('issued_at', '>=', start)
    .where('issued_at', '<', end)
    .execute();
  const soldVouchers = await vouchersSold(db);
  return rows.map(({ kind, currency, paper, issued_at, order_id, vat: orderVat }) => {
    const { vat: written, vouchers } = parseDocument(paper);
    const { taxed: vat } = separateVouchers(
      written,
      parseVat(orderVat),
      soldVouchers.get(order_id),
      vouchers,
    );
    return { at: issued_at, currency, vat: kind === 'credit' ? negative(vat) : vat };
  });
}

/** Orders without documents of these kinds. */
const ordersWithout = (db: Database, ...kinds: InvoiceTable['kind'][]) =>
  db
    .selectFrom('orders')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.order_id', '=', 'orders.id')
            .where('invoices.kind', 'in', kinds),
        ),
      ),
    );

async function orderTurnover(db: Database, period: Period): Promise<Turnover[]> {
  const [start, end] = utcRange(period);
  const rows = await ordersWithout(db, 'invoice')
    .select(['orders.id', 'currency', 'vat', 'paid_at'])
    .where('paid_at', '>=', start)
    .where('paid_at', '<', end)
    .execute();
  const soldVouchers = await vouchersSold(db);
  return rows.map(({ id, currency, vat, paid_at }) => ({
    at: paid_at ?? '',
    currency,
    vat: separateVouchers(parseVat(vat), parseVat(vat), soldVouchers.get(id)).taxed,
  }));
}

/** Refunds of orders without documents; `documentTurnover` counts the others as credit notes. */
async function refundTurnover(db: Database, period: Period): Promise<Turnover[]> {
  const [start, end] = utcRange(period);
  const rows = await ordersWithout(db, 'invoice', 'credit')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['payments.currency', 'payments.amount', 'payments.booked_at'])
    .select(['orders.id', 'orders.vat'])
    .where('payments.amount', '<', 0)
    .where('payments.booked_at', '>=', start)
    .where('payments.booked_at', '<', end)
    .execute();
  const soldVouchers = await vouchersSold(db);
  return rows.map(({ id, currency, amount, booked_at, vat: written }) => {
    const orderVat = parseVat(written);
    const { taxed } = separateVouchers(
      vatOfShare(orderVat, -amount),
      orderVat,
      soldVouchers.get(id),
    );
    return { at: booked_at, currency, vat: negative(taxed) };
  });
}

function negative(vat: VatPart[]): VatPart[] {
  return vat.map(({ rate, gross, vat: part }) => ({ rate, gross: -gross, vat: -part }));
}

/**
 * The total of the vouchers without VAT bought with each order, by order id. They may pay for goods
 * of any rate, so VAT is owed not on their sale but on the goods bought with them (Directive
 * 2006/112/EC, 30b).
 */
export async function vouchersSold(db: Database): Promise<Map<string, number>> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'pieces', 'price'])
    .where('kind', '=', 'voucher')
    .where('vat_class', '=', 'none')
    .execute();
  const sums = new Map<string, number>();
  for (const { order_id, pieces, price } of lines)
    sums.set(order_id, (sums.get(order_id) ?? 0) + pieces * price);
  return sums;
}

/**
 * Separates turnover from voucher sales, which are part of the sum at rate 0.
 * @param part the VAT by rate of a document, an order or a refund
 * @param orderVat the order's VAT by rate
 * @param soldVouchers the total of vouchers bought with the order
 * @param statedVouchers the voucher total stated in the document; only credit notes that list the
 * refunded lines state it
 */
export function separateVouchers(
  part: VatPart[],
  orderVat: VatPart[],
  soldVouchers = 0,
  statedVouchers?: number,
) {
  const untaxed = part.find(({ rate }) => rate === 0)?.gross ?? 0;
  const all = orderVat.find(({ rate }) => rate === 0)?.gross ?? 0;
  const share = soldVouchers === 0 || all === 0 ? 0 : Math.round((untaxed * soldVouchers) / all);
  const vouchers = statedVouchers ?? share;
  const taxed = part.flatMap((one) => {
    if (one.rate !== 0) return [one];
    const gross = one.gross - vouchers;
    return gross === 0 ? [] : [{ ...one, gross }];
  });
  return { taxed, vouchers };
}
