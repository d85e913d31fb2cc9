import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { BankFileFault } from './bank-file-fault';

/** An XML element: text (`#text`), attributes (`@Ccy`) and children; a repeated name is an array. */
export type XmlNode = { [name: string]: XmlNode | string | (XmlNode | string)[] | undefined };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Decodes numeric character references (`&#233;`). Documents with their own entities are rejected.
  htmlEntities: true,
});

/**
 * @throws BankFileFault if it is not well-formed XML or has a DOCTYPE, which could expand entities
 */
export function readXml(xml: string): XmlNode {
  if (/<!DOCTYPE/i.test(xml))
    throw new BankFileFault(
      'The file declares a document type (<!DOCTYPE>): no bank report has one',
    );
  const judged = XMLValidator.validate(xml);
  if (judged !== true) {
    const { msg, line } = judged.err;
    throw new BankFileFault(`The file is no whole XML, line ${line}: ${msg}`);
  }
  return parser.parse(xml);
}

/** All child elements with this name, in document order. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  const found = node?.[name];
  const list = Array.isArray(found) ? found : [found];
  return list.flatMap((one) => {
    if (one === undefined) return [];
    return [typeof one === 'string' ? { '#text': one } : one];
  });
}

/** The first element at a path (`Refs/AcctSvcrRef`). */
export function childOf(node: XmlNode | undefined, path: string): XmlNode | undefined {
  return path.split('/').reduce((at, name) => childrenOf(at, name)[0], node);
}

/** The trimmed text of the element at a path; `undefined` if it is absent or empty. */
export function textOf(node: XmlNode | undefined, path: string): string | undefined {
  const text = childOf(node, path)?.['#text'];
  return (typeof text === 'string' && text.trim()) || undefined;
}
