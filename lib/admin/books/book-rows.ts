import { type Currency, formatDecimal } from '@/lib/primitives/money/money';
import { guardCell } from '@/lib/primitives/table/write-table';
import type { Database } from '@/lib/shop/database/open-database';
import { invoiceName, parseDocument } from '@/lib/shop/invoices/invoice-document';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { parseVat } from '@/lib/shop/orders/order';
import { type Book, inPeriod, type Period, utcRange } from './books';
import { listTurnover, separateVouchers, type Turnover, vouchersSold } from './list-turnover';

/** Column names; the headings are translated for the reader. */
type ColumnName =
  | 'day'
  | 'kind'
  | 'number'
  | 'order'
  | 'currency'
  | 'total'
  | 'vouchersSold'
  | 'byVoucher'
  | 'toPay'
  | 'amount'
  | 'reference'
  | 'source'
  | 'payer'
  | 'month'
  | 'rate'
  | 'gross'
  | 'net'
  | 'vat';

type Rows = { head: ColumnName[]; rows: string[][] };

/**
 * The rows of a book: amounts have a point and two decimals, and texts are guarded against formula
 * injection. docs/admin.md describes how the three books agree.
 */
export function bookRows(db: Database, book: Book, period: Period): Promise<Rows> {
  return { invoices: invoiceRows, payments: paymentRows, vat: vatRows }[book](db, period);
}

const day = (at: string) => siteDay(new Date(at));

async function invoiceRows(db: Database, period: Period): Promise<Rows> {
  const [start, end] = utcRange(period);
  const found = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.kind', 'invoices.year', 'invoices.number', 'invoices.currency'])
    .select(['invoices.amount', 'invoices.reference', 'invoices.issued_at', 'invoices.paper'])
    .select(['orders.number as order', 'orders.id', 'orders.vat'])
    .where('issued_at', '>=', start)
    .where('issued_at', '<', end)
    .orderBy('invoices.year')
    .orderBy('invoices.number')
    .execute();
  const soldVouchers = await vouchersSold(db);
  const rows = found
    .filter(({ issued_at }) => inPeriod(issued_at, period))
    .map((row) => {
      const { redeemed, vat, vouchers: statedVouchers } = parseDocument(row.paper);
      const { vouchers } = separateVouchers(
        vat,
        parseVat(row.vat),
        soldVouchers.get(row.id),
        statedVouchers,
      );
      const sums = [row.amount + redeemed, vouchers, redeemed, row.amount];
      const name = invoiceName(row.year, row.number);
      return [
        ...[day(row.issued_at), row.kind, name, row.order, row.currency],
        ...sums.map((sum) => formatDecimal(row.kind === 'credit' && sum > 0 ? -sum : sum)),
        guardCell(row.reference),
      ];
    });
  const sums = ['total', 'vouchersSold', 'byVoucher', 'toPay'] as const;
  return { head: ['day', 'kind', 'number', 'order', 'currency', ...sums, 'reference'], rows };
}

async function paymentRows(db: Database, period: Period): Promise<Rows> {
  const rows = [...(await moneyOf(db, period)), ...(await vouchersOf(db, period))]
    .filter(({ at }) => inPeriod(at, period))
    .sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
    .map((row) => [
      ...[day(row.at), row.source, row.order ?? '', row.currency],
      formatDecimal(row.amount),
      ...[guardCell(row.reference), guardCell(row.payer)],
    ]);
  return { head: ['day', 'source', 'order', 'currency', 'amount', 'reference', 'payer'], rows };
}

function moneyOf(db: Database, period: Period) {
  const [start, end] = utcRange(period);
  return db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.source', 'payments.amount', 'payments.currency', 'payments.reference'])
    .select(['payments.payer', 'payments.booked_at as at', 'orders.number as order'])
    .where('booked_at', '>=', start)
    .where('booked_at', '<', end)
    .orderBy('booked_at')
    .execute();
}

/**
 * Amounts paid with vouchers and restored to them. Voucher codes are omitted, because a code can be
 * used to pay.
 */
async function vouchersOf(db: Database, period: Period) {
  const [start, end] = utcRange(period);
  const found = await db
    .selectFrom('voucher_uses')
    .innerJoin('orders', 'orders.id', 'voucher_uses.order_id')
    .select(['voucher_uses.amount', 'voucher_uses.at', 'orders.currency', 'orders.number as order'])
    .where('voucher_uses.at', '>=', start)
    .where('voucher_uses.at', '<', end)
    .orderBy('voucher_uses.at')
    .execute();
  return found.map((use) => ({ ...use, source: 'voucher' as const, reference: '', payer: '' }));
}

async function vatRows(db: Database, period: Period): Promise<Rows> {
  const months = vatByMonth(await listTurnover(db, period));
  const rows = months.map(({ month, currency, rate, gross, vat }) => [
    ...[month, currency, formatDecimal(rate), formatDecimal(gross)],
    ...[formatDecimal(gross - vat), formatDecimal(vat)],
  ]);
  return { head: ['month', 'currency', 'rate', 'gross', 'net', 'vat'], rows };
}

type VatOfMonth = {
  /** `2026-11`, in the site's time zone. */
  month: string;
  currency: Currency;
  /** Hundredths of a percent. */
  rate: number;
  gross: number;
  vat: number;
};

/** The VAT by month, currency and rate, sorted in this order. */
function vatByMonth(turnover: Turnover[]): VatOfMonth[] {
  const sums = new Map<string, VatOfMonth>();
  for (const { at, currency, vat } of turnover)
    for (const { rate, gross, vat: vatAmount } of vat) {
      const month = siteDay(new Date(at)).slice(0, 7);
      const key = `${month} ${currency} ${String(rate).padStart(5, '0')}`;
      const sum = sums.get(key) ?? { month, currency, rate, gross: 0, vat: 0 };
      sums.set(key, { ...sum, gross: sum.gross + gross, vat: sum.vat + vatAmount });
    }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
