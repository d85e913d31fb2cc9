import { expect, test } from 'vitest';
import { bookRows } from '@/lib/admin/books/book-rows';
import { formatCells, readPeriod } from '@/lib/admin/books/books';
import { sell } from '../shop/commands/read-shop';
import { withShop } from '../shop/commands/shop';
import { someRequest } from '../shop/commands/some-request';

const year = { from: '2026-01-01', to: '2026-12-31' };

test('the period defaults to the year', () => {
  expect(readPeriod({}, '2026-11-23')).toEqual(year);
  const query = { from: '2026-02-01', to: '30.02.2026' };
  expect(readPeriod(query, '2026-11-23')).toEqual({ ...year, from: '2026-02-01' });
});

withShop('bookRows', (shop) => {
  test('lists an invoice in the period of its date', async () => {
    const { number } = await shop.sell();
    const { rows } = await bookRows(shop.db, 'invoices', year);
    expect(rows).toEqual([
      [
        ...['2026-11-23', 'invoice', '2026-0001', number, 'CHF'],
        ...['41.90', '0.00', '0.00', '41.90', expect.stringMatching(/^RF/)],
      ],
    ]);
    const before = { from: '2026-01-01', to: '2026-11-22' };
    expect((await bookRows(shop.db, 'invoices', before)).rows).toEqual([]);
  });

  test('sums the VAT by month and rate, minus credit notes', async () => {
    await shop.sell();
    await shop.cancel((await shop.sell()).id);
    expect((await bookRows(shop.db, 'vat', year)).rows).toEqual([
      ['2026-11', 'CHF', '8.10', '41.90', '38.76', '3.14'],
    ]);
  });

  test('exports a payer’s name as text, even if it is a formula', async () => {
    await shop.pay(undefined, 4190, { payer: '=HYPERLINK("x")' });
    const { rows } = await bookRows(shop.db, 'payments', year);
    expect(rows).toEqual([['2026-11-23', 'bank', '', 'CHF', '41.90', '', `'=HYPERLINK("x")`]]);
  });

  test('the sums of the three tables agree for vouchers, withdrawals and refunds', async () => {
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

    const invoices = (await bookRows(shop.db, 'invoices', year)).rows;
    const [total, vouchersSold, byVoucher, toPay] = [5, 6, 7, 8].map((at) => sumOf(invoices, at));
    expect([total, vouchersSold, byVoucher, toPay]).toEqual([11_870, 3490, 3490, 8380]);
    const payments = (await bookRows(shop.db, 'payments', year)).rows;
    const [money, vouchers] = [false, true].map((isVoucher) =>
      sumOf(
        payments.filter((row) => (row[1] === 'voucher') === isVoucher),
        4,
      ),
    );
    expect([money, vouchers]).toEqual([toPay, byVoucher]);
    const vat = (await bookRows(shop.db, 'vat', year)).rows;
    // All but the sold vouchers is taxed.
    expect(sumOf(vat, 3)).toBe(11_870 - 3490);
    expect(vat.map((row) => row[2])).toEqual(['8.10']);
  });
});

/** A voucher for 34.90, sold without VAT. */
function voucherRequest() {
  const request = someRequest({ pieces: { bon: 1 }, kind: 'voucher', delivery: 'mail' });
  const { quote } = request;
  const lines = quote.lines.map((line) => ({ ...line, vatClass: 'none' as const, vatRate: 0 }));
  return { ...request, quote: { ...quote, lines, vat: [{ rate: 0, gross: 3490, vat: 0 }] } };
}

/** The sum of a column, in the smallest unit. */
const sumOf = (rows: string[][], column: number) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

test('cells with codes are translated', () => {
  const table = { head: ['kind', 'source', 'day'], rows: [['credit', 'desk', '2026-11-23']] };
  expect(formatCells(table, (cell) => `<${cell}>`)).toEqual([
    ['<kind.credit>', '<source.desk>', '2026-11-23'],
  ]);
});
