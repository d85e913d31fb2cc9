import { decodeAs, findMark, wideOrder } from '@/lib/primitives/table/byte-encoding';
import { BankFileFault } from './bank-file-fault';

/**
 * The text of an XML document in the encoding of its byte order mark, else the one it declares, else UTF-8 (XML 1.0,
 * appendix F).
 * @throws BankFileFault where it declares an encoding that does not exist
 */
export function decodeXml(bytes: Uint8Array): string {
  const unicode = findMark(bytes) ?? wideOrder(bytes);
  if (unicode) return decodeAs(bytes, unicode);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(head)?.[1] ?? 'utf-8';
  try {
    // A declaration that can be read byte by byte is not in UTF-16: whoever saved the file anew left it standing.
    return decodeAs(bytes, /^utf-?16/i.test(declared) ? 'utf-8' : declared);
  } catch {
    throw new BankFileFault(`The file declares an encoding that does not exist: "${declared}"`);
  }
}
