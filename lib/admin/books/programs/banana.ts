import { formatDecimal } from '@/lib/primitives/money/money';
import { writeTable } from '@/lib/primitives/table/write-table';
import type { BookSettings } from '../book-settings';
import { formatExchangeRate } from '../exchange-rates';
import type { Entry } from '../journal';

const head = [
  ...['Date', 'Doc', 'Description', 'AccountDebit', 'AccountCredit'],
  ...['AmountCurrency', 'ExchangeCurrency', 'ExchangeRate', 'Amount', 'VatCode'],
];

/**
 * The entries as a text file with tabs, which Banana imports as "Text file with column headers". Banana ignores
 * columns that its own accounting file lacks (currencies, VAT).
 * @see https://www.banana.ch/doc/en/node/9947
 */
export function writeBanana(
  entries: readonly Entry[],
  { settings, describe }: { settings: BookSettings; describe: (entry: Entry) => string },
): string {
  const rows = entries.map((entry) => {
    const { day, document, account, contra, amount, original, sale } = entry;
    const [debit, credit] = amount > 0 ? [account, contra] : [contra, account];
    return [
      ...[day, document, describe(entry), debit, credit],
      ...[formatDecimal(Math.abs(original.amount)), original.currency],
      ...[formatExchangeRate(original.rate), formatDecimal(Math.abs(amount))],
      sale ? (sale.code ?? swissCode(sale, settings)) : '',
    ];
  });
  return writeTable([head, ...rows], 'tabs');
}

/** Banana's VAT codes for sales, known only for the Swiss chart `kmu`: `V81`, `V26`, and `V0` for exports. */
function swissCode({ country, rate }: NonNullable<Entry['sale']>, { chart }: BookSettings): string {
  if (chart !== 'kmu') return '';
  const isSwiss = country === 'CH' || country === 'LI';
  if (isSwiss) return rate > 0 ? `V${rate / 10}` : '';
  return rate === 0 ? 'V0' : '';
}
