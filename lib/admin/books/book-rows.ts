import { formatDecimal } from '@/lib/primitives/money/money';
import { guardCell } from '@/lib/primitives/table/write-table';
import type { Database } from '@/lib/shop/database/open-database';
import { siteDay } from '@/lib/shop/orders/book-dates';
import type { VatPart } from '@/lib/shop/pricing/quote';
import { type BookSettings, getBookSettings } from './book-settings';
import { type Book, inPeriod, type Period } from './books';
import { sumDays } from './day-totals';
import { formatExchangeRate, readExchange, toBase } from './exchange-rates';
import { listPayments } from './list-payments';
import { listDocuments, listTurnover, vouchersSold } from './list-turnover';
import { readBooks } from './read-books';
import { addTaxed, sumVat, type VatLine, vatLines } from './vat-lines';

/** Column names; the headings are translated for the reader. */
const columns = {
  invoices: [
    ...['day', 'kind', 'number', 'order', 'currency', 'total', 'vouchersSold', 'byVoucher'],
    ...['toPay', 'reference', 'country', 'buyer', 'rates', 'net', 'vat', 'exchangeRate'],
    ...['baseTotal', 'baseVat'],
  ],
  payments: [
    ...['day', 'source', 'order', 'currency', 'amount', 'reference', 'payer', 'number'],
    ...['country', 'settledCurrency', 'settled', 'fee', 'exchangeRate', 'baseAmount'],
  ],
  vat: [
    ...['month', 'country', 'currency', 'rate', 'gross', 'net', 'vat'],
    ...['baseGross', 'baseNet', 'baseVat', 'missing'],
  ],
  'vat-lines': [
    ...['day', 'kind', 'number', 'order', 'country', 'buyer', 'currency', 'rate', 'gross', 'net'],
    ...['vat', 'exchangeRate', 'baseGross', 'baseNet', 'baseVat'],
  ],
  days: [
    ...['day', 'currency', 'documents', 'gross', 'vat', 'soldVouchers', 'bank', 'stripe'],
    ...['desk', 'voucher', 'fees'],
  ],
  stripe: ['day', 'category', 'order', 'currency', 'amount', 'fee', 'net', 'reference'],
} as const satisfies Record<Book, string[]>;

export type ColumnName = (typeof columns)[Book][number];
type Rows = { head: ColumnName[]; rows: string[][] };
type Reader = (db: Database, period: Period, settings: BookSettings) => Promise<string[][]>;

const readers: Record<Book, Reader> = {
  invoices: invoiceRows,
  payments: paymentRows,
  vat: vatRows,
  'vat-lines': vatLineRows,
  days: dayRows,
  stripe: stripeRows,
};

/**
 * The rows of a book: amounts have a point and two decimals, and texts are guarded against formula
 * injection. A cell is empty if its exchange rate is missing. docs/admin.md describes how the books agree.
 */
export async function bookRows(
  db: Database,
  book: Book,
  period: Period,
  settings = getBookSettings(),
): Promise<Rows> {
  return { head: [...columns[book]], rows: await readers[book](db, period, settings) };
}

const dayOf = (at: string) => siteDay(new Date(at));
const rateCell = (rate: number | undefined) => (rate === undefined ? '' : formatExchangeRate(rate));
const baseCell = (amount: number, rate: number | undefined) =>
  rate === undefined ? '' : formatDecimal(toBase(amount, rate));

async function invoiceRows(db: Database, period: Period, settings: BookSettings) {
  const exchange = await readExchange(db, settings.currency);
  const documents = await listDocuments(db, period, await vouchersSold(db));
  return documents.map(({ turnover, document }) => {
    const { at, kind, order, currency, country, buyer, vat, vouchers } = turnover;
    const day = dayOf(at);
    const sign = kind === 'credit' ? -1 : 1;
    const [redeemed, toPay] = [sign * document.redeemed, sign * document.total];
    const rate = exchange.rateOn(currency, day);
    const taxed = addTaxed(vat);
    return [
      ...[day, kind, turnover.document, order, currency],
      ...[toPay + redeemed, vouchers, redeemed, toPay].map(formatSum),
      ...[guardCell(document.reference), country, guardCell(buyer), ratesCell(vat)],
      ...[taxed.gross - taxed.vat, taxed.vat].map(formatSum),
      ...[rateCell(rate), baseCell(toPay + redeemed, rate), baseTaxed(vat, rate)],
    ];
  });
}

/** No `-0.00` for a credit note without vouchers. */
const formatSum = (sum: number) => formatDecimal(sum || 0);
const ratesCell = (vat: readonly VatPart[]) =>
  vat.map(({ rate }) => formatDecimal(rate)).join(' / ');
const baseTaxed = (vat: readonly VatPart[], rate: number | undefined) =>
  rate === undefined ? '' : formatSum(vat.reduce((sum, part) => sum + toBase(part.vat, rate), 0));

async function paymentRows(db: Database, period: Period, settings: BookSettings) {
  const exchange = await readExchange(db, settings.currency);
  const payments = await listPayments(db, period, settings.country);
  return payments
    .filter(({ at }) => inPeriod(at, period))
    .map(({ at, source, order = '', invoice, country, currency, amount, settled, ...row }) => {
      const rate = exchange.rateOn(currency, dayOf(at));
      return [
        ...[dayOf(at), source, order, currency, formatDecimal(amount)],
        ...[guardCell(row.reference), guardCell(row.payer), invoice, country],
        ...(settled
          ? [settled.currency, formatDecimal(settled.amount), formatDecimal(settled.fee)]
          : ['', '', '']),
        ...[rateCell(rate), baseCell(amount, rate)],
      ];
    });
}

const taxedCells = ({ gross, vat }: { gross: number; vat: number }) =>
  [gross, gross - vat, vat].map(formatSum);
const noCells = ['', '', ''];

async function readVatLines(db: Database, period: Period, settings: BookSettings) {
  const turnover = await listTurnover(db, period, settings.country);
  return vatLines(turnover, await readExchange(db, settings.currency));
}

async function vatRows(db: Database, period: Period, settings: BookSettings) {
  const sums = sumVat(await readVatLines(db, period, settings));
  return sums.map(({ month, country, currency, rate, base, missing, ...sum }) => [
    ...[month, country, currency, formatDecimal(rate), ...taxedCells(sum)],
    ...[...(base ? taxedCells(base) : noCells), missing.join(' ')],
  ]);
}

async function vatLineRows(db: Database, period: Period, settings: BookSettings) {
  const lines = await readVatLines(db, period, settings);
  return lines.map((line: VatLine) => {
    const { day, turnover, currency, country, rate, base } = line;
    const { kind, document, order, buyer } = turnover;
    return [
      ...[day, kind, document, order, country, guardCell(buyer), currency, formatDecimal(rate)],
      ...[...taxedCells(line), rateCell(base?.exchangeRate)],
      ...(base ? taxedCells(base) : noCells),
    ];
  });
}

async function dayRows(db: Database, period: Period, settings: BookSettings) {
  const read = await readBooks(db, period, settings);
  const payments = read.payments.filter(({ at }) => inPeriod(at, period));
  return sumDays({ ...read, payments }).map(({ day, currency, documents, received, ...sums }) => [
    ...[day, currency, String(documents)],
    ...[sums.gross, sums.vat, sums.vouchersSold].map(formatSum),
    ...[received.bank, received.stripe, received.desk, received.voucher].map(formatSum),
    formatSum(sums.fees),
  ]);
}

async function stripeRows(db: Database, period: Period, settings: BookSettings) {
  const { transactions } = await readBooks(db, period, settings);
  return transactions.map(({ id, category, order = '', amount, fee, currency, booked_at }) => [
    ...[dayOf(booked_at), category, order, currency],
    ...[amount, fee, amount - fee].map(formatSum),
    id,
  ]);
}
