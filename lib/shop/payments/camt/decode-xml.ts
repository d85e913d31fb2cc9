import { decodeAs, findMark, wideOrder } from '@/lib/primitives/table/byte-encoding';
import { BankFileFault } from './bank-file-fault';

/**
 * Decodes an XML document by its byte order mark, else its declared encoding, else UTF-8 (XML 1.0,
 * appendix F).
 * @throws BankFileFault if it declares an unknown encoding
 */
export function decodeXml(bytes: Uint8Array): string {
  const unicode = findMark(bytes) ?? wideOrder(bytes);
  if (unicode) return decodeAs(bytes, unicode);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(head)?.[1] ?? 'utf-8';
  try {
    // A declaration readable as single bytes is not UTF-16: the file was saved in another encoding
    // without updating it.
    return decodeAs(bytes, /^utf-?16/i.test(declared) ? 'utf-8' : declared);
  } catch {
    throw new BankFileFault(`The file declares an encoding that does not exist: "${declared}"`);
  }
}
