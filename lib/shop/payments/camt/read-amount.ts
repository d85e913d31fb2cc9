import { EntryFault } from './entry-fault';
import { textOf, type XmlNode } from './xml-node';

/**
 * `<Amt Ccy="CHF">12.5</Amt>` (xs:decimal, not negative) in the smallest unit of its currency: by its figures, since
 * fractions lie.
 * @throws EntryFault where it is no amount, or has more decimals than its currency
 */
export function readAmount(amount: XmlNode): { amount: number; currency: string } {
  const currency = currencyOf(amount);
  const digits = digitsOf(currency);
  if (!currency) throw new EntryFault('the amount has no currency');
  if (digits === undefined) throw new EntryFault(`"${currency}" is no currency`);
  const figures = /^\+?(?=\.?\d)0*(\d*)(?:\.(\d*?)0*)?$/.exec(textOf({ amount }, 'amount') ?? '');
  if (!figures) throw new EntryFault('the amount is no number');
  const [, whole = '', part = ''] = figures;
  if (part.length > digits)
    throw new EntryFault(`the amount has more decimals than ${currency}, which has ${digits}`);
  const units = Number(`${whole}${part.padEnd(digits, '0')}`);
  if (!Number.isSafeInteger(units)) throw new EntryFault('the amount is too large');
  return { amount: units, currency };
}

/** The code beside an amount, as it stands there. */
export function currencyOf(amount: XmlNode | undefined): string | undefined {
  const code = amount?.['@Ccy'];
  return typeof code === 'string' ? code : undefined;
}

/** How many decimals a currency has: 2 of CHF, 3 of KWD, none of JPY. */
function digitsOf(currency: string | undefined): number | undefined {
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits;
}
