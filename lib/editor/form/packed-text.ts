import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Largest text that is unpacked (bytes); content files have a megabyte at most. */
const maxOutputLength = 2 * 1024 * 1024;

/**
 * Packs a text for a hidden field. A form carries the text that it shows, to tell what was changed in it; packed it adds
 * less than half to the form, and line breaks stay as they are.
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
