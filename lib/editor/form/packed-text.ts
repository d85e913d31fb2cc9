import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Maximum size of an unpacked text in bytes; content files have at most one megabyte. */
const maxOutputLength = 2 * 1024 * 1024;

/**
 * Packs a text for a hidden field. A form carries the text that it was made from, so that changes can be determined.
 * Compressed it adds less than half to the form's size; encoded, it also keeps its line breaks.
 */
export function packText(text: string): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text, { params }).toString('base64');
}

/** Unpacks a text of `packText`; `undefined` for anything else. */
export function unpackText(packed: string): string | undefined {
  try {
    return brotliDecompressSync(Buffer.from(packed, 'base64'), { maxOutputLength }).toString();
  } catch {
    return undefined;
  }
}
