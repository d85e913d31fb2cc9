import { BankFileFault } from './bank-file-fault';
import { childOf, textOf, type XmlNode } from './xml-node';

/** `<Amt Ccy="CHF">12.5</Amt>` in the smallest unit: by its figures, since fractions lie. */
export function readAmount(node: XmlNode | undefined, path: string) {
  const text = textOf(node, path);
  const currency = childOf(node, path)?.['@Ccy'];
  if (text === undefined) return undefined;
  const figures = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!figures || typeof currency !== 'string')
    throw new BankFileFault(
      `An amount cannot be read: "${text}" ${currency ?? 'without currency'}`,
    );
  const [, whole = '', part = ''] = figures;
  return { amount: Number(`${whole}${part.padEnd(2, '0')}`), currency };
}
