import { XMLBuilder } from 'fast-xml-parser';
import { formatDecimal } from '@/lib/primitives/money/money';
import type { BookSettings } from '../book-settings';
import type { Entry } from '../journal';

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  format: true,
  suppressEmptyNode: true,
});

/** Longest text of an entry. */
const maxText = 80;

/**
 * The entries as XML for the interface "XML Buchungen" of Abacus' financial accounting. Only entries with a tax
 * code in `shop.yaml` state their VAT, because each client of Abacus has its own codes.
 * @see
 * https://downloads.abacus.ch/fileadmin/ablage/abaconnect/htmlfiles/fibu/FIBU__XML%20Buchungen_2020.00_AbaDefault_EN.html
 */
export function writeAbacus(
  entries: readonly Entry[],
  { settings, describe }: { settings: BookSettings; describe: (entry: Entry) => string },
): string {
  const transactions = entries.map((entry, at) => ({
    '@id': at + 1,
    Entry: transactionEntry(entry, settings, describe(entry).slice(0, maxText)),
  }));
  const parameter = {
    ...{ Application: 'FIBU', Id: 'XML Buchungen', MapId: 'AbaDefault', Version: '2020.00' },
  };
  const container = { TaskCount: 1, Task: { Parameter: parameter, Transaction: transactions } };
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  return declaration + builder.build({ AbaConnectContainer: container });
}

/**
 * `CollectiveInformation` is the account, `SingleInformation` its contra account. Both state the side (debit or
 * credit) of the account.
 */
function transactionEntry(entry: Entry, settings: BookSettings, text: string) {
  const { day, document, account, contra, amount, original, sale } = entry;
  const shared = {
    Type: 'Normal',
    DebitCredit: amount > 0 ? 'D' : 'C',
    EntryDate: day,
    AmountData: amountData(original.currency, Math.abs(original.amount)),
    KeyAmount: formatDecimal(Math.abs(amount)),
  };
  const words = { Text1: text, DocumentNumber: document };
  return {
    '@mode': 'SAVE',
    CollectiveInformation: {
      ...{ '@mode': 'SAVE', EntryLevel: 'A', EntryType: 'S', KeyCurrency: settings.currency },
      ...{ ...shared, Account: account, ...words, SingleCount: 0 },
    },
    SingleInformation: {
      ...{ '@mode': 'SAVE', ...shared, Account: contra },
      ...(sale?.code && { TaxAccount: settings.accounts.vat }),
      ...words,
      ...(sale?.code && { TaxData: taxData(sale, original.currency) }),
    },
  };
}

const amountData = (currency: string, amount: number) => ({
  ...{ '@mode': 'SAVE', Currency: currency, Amount: formatDecimal(amount) },
});

/** The VAT contained in the amount (`TaxIncluded`: `I`), of a sale (`TaxType` 1) at its full rate. */
function taxData({ country, rate, vat, code }: NonNullable<Entry['sale']>, currency: string) {
  return {
    ...{ '@mode': 'SAVE', TaxIncluded: 'I', TaxType: 1, UseCode: 1 },
    AmountData: amountData(currency, 0),
    KeyAmount: formatDecimal(-Math.abs(vat)),
    ...{ TaxRate: formatDecimal(rate), TaxCoefficient: 100, Country: country, TaxCode: code },
    FlatRate: 0,
  };
}
