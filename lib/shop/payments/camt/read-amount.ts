import { EntryError } from './unread-fault';
import { textOf, type XmlNode } from './xml';

/**
 * Parses `<Amt Ccy="CHF">12.5</Amt>` (xs:decimal, not negative) into the smallest unit of its
 * currency. Works on the digits to avoid floating-point errors.
 * @throws EntryError if it is not an amount, or has more decimals than its currency
 */
export function readAmount(amount: XmlNode): { amount: number; currency: string } {
  const currency = currencyOf(amount);
  const digits = digitsOf(currency);
  if (!currency) throw new EntryError('no-currency');
  if (digits === undefined) throw new EntryError('currency', { currency });
  const digitGroups = /^\+?(?=\.?\d)0*(\d*)(?:\.(\d*?)0*)?$/.exec(
    textOf({ amount }, 'amount') ?? '',
  );
  if (!digitGroups) throw new EntryError('no-number');
  const [, integerPart = '', fraction = ''] = digitGroups;
  if (fraction.length > digits)
    throw new EntryError('decimals', { currency, digits: String(digits) });
  const units = Number(`${integerPart}${fraction.padEnd(digits, '0')}`);
  if (!Number.isSafeInteger(units)) throw new EntryError('large');
  return { amount: units, currency };
}

/** The currency code of an amount, as written. */
export function currencyOf(amount: XmlNode | undefined): string | undefined {
  const code = amount?.['@Ccy'];
  return typeof code === 'string' ? code : undefined;
}

/** The number of decimals of a currency: 2 for CHF, 3 for KWD, 0 for JPY. */
function digitsOf(currency: string | undefined): number | undefined {
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits;
}
