import { expect, test } from 'vitest';
import '@/lib/content/validate/provide';
import { bookRows, type ColumnName } from '@/lib/admin/books/book-rows';
import { toBookSettings } from '@/lib/admin/books/book-settings';
import { type Book, readPeriod } from '@/lib/admin/books/books';
import { setExchangeRate } from '@/lib/admin/books/exchange-rates';
import { readJournal } from '@/lib/admin/books/read-books';
import type { Currency } from '@/lib/primitives/money/money';
import { sell } from '../../shop/commands/read-shop';
import { type Shop, withShop, withSqliteShop } from '../../shop/commands/shop';
import { now, someRequest } from '../../shop/commands/some-request';
import { someShopConfig } from '../../shop/commands/some-shop-config';
import { orderTo, randomFrom, sellRandomly } from './random-orders';

const year = { from: '2026-01-01', to: '2026-12-31' };
const settings = toBookSettings(someShopConfig);

test('the period defaults to the year', () => {
  expect(readPeriod({}, '2026-11-23')).toEqual(year);
  const query = { from: '2026-02-01', to: '30.02.2026' };
  expect(readPeriod(query, '2026-11-23')).toEqual({ ...year, from: '2026-02-01' });
});

/** The rows of a book with their column names. */
async function read(shop: Shop, book: Book, period = year) {
  const { head, rows } = await bookRows(shop.db, book, period, settings);
  return rows.map(
    (row) =>
      Object.fromEntries(head.map((name, at) => [name, row[at]])) as Record<ColumnName, string>,
  );
}

/** The sum of a column, in the smallest unit. */
const sumOf = (rows: Record<ColumnName, string>[], column: ColumnName) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

const enterRate = (shop: Shop, day: string, rate: number) =>
  setExchangeRate(shop.db, { day, currency: 'EUR', base: 'CHF', rate, actor: 'anna', now });

withSqliteShop('bookRows', (shop) => {
  test('lists an invoice in the period of its date, with country, buyer, rate and VAT', async () => {
    const { number } = await shop.sell();
    expect(await read(shop, 'invoices')).toEqual([
      {
        ...{ day: '2026-11-23', kind: 'invoice', number: '2026-0001', order: number },
        ...{ currency: 'CHF', total: '41.90', vouchersSold: '0.00', byVoucher: '0.00' },
        ...{ toPay: '41.90', reference: expect.stringMatching(/^RF/), country: 'CH' },
        ...{ buyer: 'Anna Muster', rates: '8.10', net: '38.76', vat: '3.14' },
        ...{ exchangeRate: '1', baseTotal: '41.90', baseVat: '3.14' },
      },
    ]);
    expect(await read(shop, 'invoices', { ...year, to: '2026-11-22' })).toEqual([]);
  });

  test('sums the VAT by month, country, currency and rate, minus credit notes', async () => {
    await shop.sell();
    await shop.cancel((await shop.sell()).id);
    await sell(
      shop.db,
      orderTo({ country: 'DE', lines: [{ rate: 1900, price: 1000, pieces: 1 }] }),
    );
    const rows = (await bookRows(shop.db, 'vat', year, settings)).rows;
    expect(rows.map((row) => row.slice(0, 7))).toEqual([
      ['2026-11', 'CH', 'CHF', '8.10', '41.90', '38.76', '3.14'],
      ['2026-11', 'DE', 'CHF', '19.00', '17.00', '14.29', '2.71'],
    ]);
  });

  test('taxes collected goods in the seller’s country', async () => {
    const request = orderTo({ country: 'DE', postage: 0 });
    const cartRequest = { ...request.cartRequest, delivery: 'collection' as const };
    await sell(shop.db, { ...request, cartRequest });
    expect((await read(shop, 'vat')).map(({ country }) => country)).toEqual(['CH']);
  });

  test('converts at the last rate entered on or before the day, and says where there is none', async () => {
    await sell(shop.db, orderTo({ currency: 'EUR' }));
    expect(await read(shop, 'vat')).toMatchObject([{ baseVat: '', missing: '2026-11-23' }]);
    await enterRate(shop, '2026-11-24', 2_000_000);
    expect(await read(shop, 'vat')).toMatchObject([{ baseVat: '', missing: '2026-11-23' }]);
    await enterRate(shop, '2026-11-01', 900_000);
    await enterRate(shop, '2026-11-20', 940_000);
    expect(await read(shop, 'vat')).toMatchObject([
      { gross: '41.90', baseGross: '39.39', baseNet: '36.44', baseVat: '2.95', missing: '' },
    ]);
    expect(await read(shop, 'invoices')).toMatchObject([{ exchangeRate: '0.94', baseVat: '2.95' }]);
  });

  test('lists a payment with its order, invoice and country', async () => {
    const { id, number } = await sell(shop.db, orderTo({ country: 'DE' }));
    await shop.pay(id);
    const facts = { order: number, number: '2026-0001', country: 'DE', baseAmount: '41.90' };
    expect(await read(shop, 'payments')).toMatchObject([facts]);
  });

  test('exports a payer’s name as text, even if it is a formula', async () => {
    await shop.pay(undefined, 4190, { payer: '=HYPERLINK("x")' });
    expect(await read(shop, 'payments')).toMatchObject([{ order: '', payer: `'=HYPERLINK("x")` }]);
  });

  test('totals a day by currency', async () => {
    await shop.pay((await shop.sell()).id);
    await sell(shop.db, orderTo({ currency: 'EUR' }));
    expect(await read(shop, 'days')).toMatchObject([
      { day: '2026-11-23', currency: 'CHF', documents: '1', gross: '41.90', bank: '41.90' },
      { day: '2026-11-23', currency: 'EUR', documents: '1', gross: '41.90', bank: '0.00' },
    ]);
  });
});

withShop('the books agree to the cent', (shop) => {
  test('for vouchers, withdrawals and refunds', async () => {
    await shop.paid();
    const bought = await sell(shop.db, voucherRequest());
    await shop.pay(bought.id, 3490);
    const [{ code: voucherCode = '' } = {}] = await shop.vouchersOf(bought.id);
    // The voucher pays 34.90 of 76.80. The rest is refunded in two parts, which restores the voucher.
    const { id: refunded } = await shop.paid({ voucherCode, pieces: { dvd: 2 } });
    for (const amount of [1000, 3190]) await shop.refund(refunded, amount, String(amount));
    // Paid with the voucher alone, and withdrawn.
    const withdrawn = await shop.sell({ voucherCode, delivery: 'collection' });
    await shop.withdraw(withdrawn.id);
    await shop.takeBack(withdrawn.id);
    // Partly paid with the voucher.
    await shop.paid({ voucherCode });
    const invoices = await read(shop, 'invoices');
    const sums = (['total', 'vouchersSold', 'byVoucher', 'toPay'] as const).map((name) =>
      sumOf(invoices, name),
    );
    expect(sums).toEqual([11_870, 3490, 3490, 8380]);
    await expectAgreement(shop);
  });

  test.each([2, 3])('for random orders of 3 countries and 2 currencies (%i)', async (seed) => {
    await enterRate(shop, '2026-11-01', 937_415);
    await sellRandomly(shop, randomFrom(seed), 12);
    await expectAgreement(shop);
  });
});

/** Checks the equations of docs/admin.md, for a shop in which nothing is open. */
async function expectAgreement(shop: Shop) {
  const all = await Promise.all(
    (['invoices', 'payments', 'vat', 'vat-lines', 'days'] as const).map((book) => read(shop, book)),
  );
  const { entries } = await readJournal(shop.db, year, settings);
  for (const currency of ['CHF', 'EUR'] satisfies Currency[]) {
    const [invoices = [], payments = [], vat = [], lines = [], days = []] = all.map((rows) =>
      rows.filter((row) => row.currency === currency),
    );
    const taxed = sumOf(invoices, 'total') - sumOf(invoices, 'vouchersSold');
    for (const book of [vat, lines, days]) expect(sumOf(book, 'gross')).toBe(taxed);
    for (const book of [vat, lines, days]) expect(sumOf(book, 'vat')).toBe(sumOf(invoices, 'vat'));
    expect(sumOf(vat, 'net')).toBe(sumOf(invoices, 'net'));
    for (const column of ['baseVat', 'baseGross'] as const)
      expect(sumOf(vat, column)).toBe(sumOf(lines, column));
    expect(sumOf(vat, 'baseVat')).toBe(sumOf(invoices, 'baseVat'));
    const byVoucher = payments.filter(({ source }) => source === 'voucher');
    expect(sumOf(byVoucher, 'amount')).toBe(sumOf(invoices, 'byVoucher'));
    expect(sumOf(payments, 'amount')).toBe(sumOf(invoices, 'total'));
    expect(sumOf(days, 'bank') + sumOf(days, 'desk') + sumOf(days, 'voucher')).toBe(
      sumOf(payments, 'amount'),
    );
    const own = entries.filter(({ original }) => original.currency === currency);
    const sales = own.filter(({ sale }) => sale);
    expect(sales.reduce((sum, { amount }) => sum + amount, 0)).toBe(sumOf(vat, 'baseGross'));
    expect(sales.reduce((sum, { sale }) => sum + (sale?.vat ?? 0), 0)).toBe(sumOf(vat, 'baseVat'));
    // Nothing is left to receive or to pay back.
    const sides = own.map(({ account, contra, original: { amount } }) => {
      const { receivables } = settings.accounts;
      return (account === receivables ? amount : 0) - (contra === receivables ? amount : 0);
    });
    expect(sides.reduce((sum, side) => sum + side, 0)).toBe(0);
  }
}

/** A voucher for 34.90, sold without VAT. */
function voucherRequest() {
  const request = someRequest({ pieces: { bon: 1 }, kind: 'voucher', delivery: 'mail' });
  const { quote } = request;
  const lines = quote.lines.map((line) => ({ ...line, vatClass: 'none' as const, vatRate: 0 }));
  return { ...request, quote: { ...quote, lines, vat: [{ rate: 0, gross: 3490, vat: 0 }] } };
}
