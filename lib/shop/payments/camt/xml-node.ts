import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { BankFileFault } from './bank-file-fault';

/** An element: what it says (`#text`), its attributes (`@Ccy`), its children, each name once or as a list. */
export type XmlNode = { [name: string]: XmlNode | string | (XmlNode | string)[] | undefined };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Letters by their number (`&#233;`). A document that declares entities of its own is not read.
  htmlEntities: true,
});

/** @throws BankFileFault where it is no XML, or would have us expand entities */
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

/** All elements of that name, in their order. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  const found = node?.[name];
  const list = Array.isArray(found) ? found : [found];
  return list.flatMap((one) => {
    if (one === undefined) return [];
    return [typeof one === 'string' ? { '#text': one } : one];
  });
}

/** The first element down a path (`Refs/AcctSvcrRef`). */
export function childOf(node: XmlNode | undefined, path: string): XmlNode | undefined {
  return path.split('/').reduce((at, name) => childrenOf(at, name)[0], node);
}

/** What an element says, without blanks around it; `undefined` where it is absent or empty. */
export function textOf(node: XmlNode | undefined, path: string): string | undefined {
  const text = childOf(node, path)?.['#text'];
  return (typeof text === 'string' && text.trim()) || undefined;
}
