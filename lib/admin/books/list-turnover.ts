import type { Currency } from '@/lib/primitives/money/money';
import type { Database } from '@/lib/shop/database/open-database';
import type { InvoiceTable, OrderTable } from '@/lib/shop/database/tables';
import {
  type InvoiceDocument,
  invoiceName,
  parseDocument,
} from '@/lib/shop/invoices/invoice-document';
import { vatOfShare } from '@/lib/shop/invoices/vat-shares';
import { addressSchema } from '@/lib/shop/orders/address';
import { sumOfLine } from '@/lib/shop/orders/line-sum';
import { parseVat } from '@/lib/shop/orders/order';
import type { VatPart } from '@/lib/shop/pricing/quote';
import { inPeriod, type Period, utcRange } from './books';

/**
 * A sale or its reversal (a credit note or refund, with negative amounts): an invoice or credit note by its date, or an
 * order without documents by payment date.
 */
export type Turnover = {
  /** ISO 8601. */
  at: string;
  kind: 'invoice' | 'credit' | 'order' | 'refund';
  /** The document's name (`2026-0042`), or the order number. */
  document: string;
  order: string;
  /** Where the sale is taxed (`taxCountry`). */
  country: string;
  /** Empty if the buyer is forgotten. */
  buyer: string;
  currency: Currency;
  /** The taxable turnover by VAT rate. */
  vat: VatPart[];
  /** The price of vouchers sold. It is not turnover; goods that are paid with a voucher count in full. */
  vouchers: number;
};

/** The turnover of a period, by date. */
export async function listTurnover(
  db: Database,
  period: Period,
  home: string,
): Promise<Turnover[]> {
  const soldVouchers = await vouchersSold(db);
  const documents = await listDocuments(db, period, soldVouchers);
  const all = [
    ...documents.map(({ turnover }) => turnover),
    ...(await orderTurnover(db, period, { home, soldVouchers })),
    ...(await refundTurnover(db, period, { home, soldVouchers })),
  ];
  return all.filter(({ at }) => inPeriod(at, period)).sort(byTime);
}

const byTime = (one: { at: string }, other: { at: string }) =>
  one.at < other.at ? -1 : Number(one.at > other.at);

/** The invoices and credit notes of a period, by number. */
export async function listDocuments(
  db: Database,
  period: Period,
  soldVouchers: Map<string, number>,
): Promise<{ turnover: Turnover; document: InvoiceDocument }[]> {
  const [start, end] = utcRange(period);
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.kind', 'invoices.year', 'invoices.number', 'invoices.currency', 'paper'])
    .select(['issued_at', 'order_id', 'orders.vat', 'orders.number as order', 'orders.country'])
    .where('issued_at', '>=', start)
    .where('issued_at', '<', end)
    .orderBy('invoices.year')
    .orderBy('invoices.number')
    .execute();
  return rows
    .filter(({ issued_at }) => inPeriod(issued_at, period))
    .map(({ kind, year, number, currency, paper, issued_at, order_id, order, ...row }) => {
      const document = parseDocument(paper);
      const { delivery, seller, buyer } = document;
      const sold = soldVouchers.get(order_id);
      const split = separateVouchers(document.vat, parseVat(row.vat), sold, document.vouchers);
      const turnover = {
        ...{ at: issued_at, kind, document: invoiceName(year, number), order, currency },
        country: taxCountry({ country: row.country, delivery }, seller.country),
        buyer: buyer?.name ?? '',
        ...(kind === 'credit' ? reversed(split) : split),
      };
      return { turnover, document };
    });
}

/** Selects the orders that have no document of these kinds. */
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

type OrderContext = { home: string; soldVouchers: Map<string, number> };

async function orderTurnover(
  db: Database,
  period: Period,
  { home, soldVouchers }: OrderContext,
): Promise<Turnover[]> {
  const [start, end] = utcRange(period);
  const rows = await ordersWithout(db, 'invoice')
    .select(['id', 'number', 'currency', 'vat', 'paid_at', 'country', 'delivery', 'address'])
    .where('paid_at', '>=', start)
    .where('paid_at', '<', end)
    .execute();
  return rows.map((row) => {
    const vat = parseVat(row.vat);
    return {
      ...{ at: row.paid_at ?? '', kind: 'order', currency: row.currency },
      ...orderFacts(row, home),
      ...separateVouchers(vat, vat, soldVouchers.get(row.id)),
    };
  });
}

/**
 * Refunds of paid orders without documents. Orders with documents have credit notes instead, and refunds of
 * unpaid orders reverse no sale.
 */
async function refundTurnover(
  db: Database,
  period: Period,
  { home, soldVouchers }: OrderContext,
): Promise<Turnover[]> {
  const [start, end] = utcRange(period);
  const rows = await ordersWithout(db, 'invoice', 'credit')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['payments.currency', 'payments.amount', 'payments.booked_at', 'orders.id'])
    .select(['orders.number', 'orders.vat', 'orders.country', 'orders.delivery', 'orders.address'])
    .where('payments.amount', '<', 0)
    .where('orders.paid_at', 'is not', null)
    .where('payments.booked_at', '>=', start)
    .where('payments.booked_at', '<', end)
    .execute();
  return rows.map(({ id, currency, amount, booked_at, vat: written, ...row }) => {
    const vat = parseVat(written);
    const split = separateVouchers(vatOfShare(vat, -amount), vat, soldVouchers.get(id));
    return {
      ...{ at: booked_at, kind: 'refund', currency },
      ...orderFacts(row, home),
      ...reversed(split),
    };
  });
}

/** The country that taxes an order: where its goods are handed over. `home`: the seller's country. */
export function taxCountry(
  { country, delivery }: Pick<OrderTable, 'country' | 'delivery'>,
  home: string,
): string {
  return delivery === 'collection' ? home : country;
}

function orderFacts(
  {
    number,
    country,
    delivery,
    address,
  }: Pick<OrderTable, 'number' | 'country' | 'delivery' | 'address'>,
  home: string,
) {
  return {
    document: number,
    order: number,
    country: taxCountry({ country, delivery }, home),
    buyer: address ? addressSchema.parse(JSON.parse(address)).name : '',
  };
}

function reversed({ vat, vouchers }: Pick<Turnover, 'vat' | 'vouchers'>) {
  return {
    vat: vat.map(({ rate, gross, vat: part }) => ({ rate, gross: -gross, vat: -part })),
    vouchers: -vouchers,
  };
}

/**
 * The total of the vouchers without VAT bought with each order, by order id. They may pay for goods
 * of any rate, so VAT is owed not on their sale but on the goods bought with them (Directive
 * 2006/112/EC, 30b).
 */
export async function vouchersSold(db: Database): Promise<Map<string, number>> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'pieces', 'price', 'discount'])
    .where('kind', '=', 'voucher')
    .where('vat_class', '=', 'none')
    .execute();
  const sums = new Map<string, number>();
  for (const { order_id, ...line } of lines)
    sums.set(order_id, (sums.get(order_id) ?? 0) + sumOfLine(line));
  return sums;
}

/**
 * Separates turnover from voucher sales, which are part of the sum at rate 0.
 * @param part the VAT by rate of a document, an order or a refund
 * @param orderVat the order's VAT by rate
 * @param soldVouchers the total of vouchers bought with the order
 * @param statedVouchers the voucher total stated in the document; older invoices and credit notes without lines do not
 * state it
 */
function separateVouchers(
  part: VatPart[],
  orderVat: VatPart[],
  soldVouchers = 0,
  statedVouchers?: number,
): Pick<Turnover, 'vat' | 'vouchers'> {
  const untaxed = part.find(({ rate }) => rate === 0)?.gross ?? 0;
  const all = orderVat.find(({ rate }) => rate === 0)?.gross ?? 0;
  const share = soldVouchers === 0 || all === 0 ? 0 : Math.round((untaxed * soldVouchers) / all);
  const vouchers = statedVouchers ?? share;
  const vat = part.flatMap((one) => {
    if (one.rate !== 0) return [one];
    const gross = one.gross - vouchers;
    return gross === 0 ? [] : [{ ...one, gross }];
  });
  return { vat, vouchers };
}
