import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { decodeAs, detectUtf16, findByteOrderMark } from '@/lib/primitives/table/text-encoding';
import { BankFileError } from './bank-file-error';

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
 * @throws BankFileError if it is not well-formed XML or has a DOCTYPE, which could expand entities
 */
export function readXml(xml: string): XmlNode {
  if (xml.trim() === '') throw new BankFileError('empty');
  if (xml.startsWith('%PDF')) throw new BankFileError('pdf');
  if (!/^\ufeff?\s*</.test(xml)) throw new BankFileError('text');
  if (/<!DOCTYPE/i.test(xml)) throw new BankFileError('doctype');
  const validation = XMLValidator.validate(xml);
  if (validation !== true) {
    const { msg, line } = validation.err;
    throw new BankFileError('xml', { line: String(line), detail: msg });
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

/**
 * Decodes an XML document by its byte order mark, else its declared encoding, else UTF-8 (XML 1.0,
 * appendix F).
 * @throws BankFileError if it declares an unknown encoding
 */
export function decodeXml(bytes: Uint8Array): string {
  const unicode = findByteOrderMark(bytes) ?? detectUtf16(bytes);
  if (unicode) return decodeAs(bytes, unicode);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(head)?.[1] ?? 'utf-8';
  try {
    // If the declaration is readable as single bytes, the file is not UTF-16, even if it says so:
    // it was saved in another encoding without changing the declaration.
    return decodeAs(bytes, /^utf-?16/i.test(declared) ? 'utf-8' : declared);
  } catch {
    throw new BankFileError('encoding', { encoding: declared });
  }
}
