import { create, type Font } from 'fontkit';
import decompress from 'wawoff2/decompress.js';

/** wawoff2 reuses its output buffer, so calls are serialised. */
let last: Promise<unknown> = Promise.resolve();

/** fontkit cannot vary a WOFF2 file, whose outlines are compressed, so the file is decompressed first. */
export function openFace(packed: Uint8Array): Promise<Font> {
  const opened = last.then(async () => create(Buffer.from(await decompress(packed))) as Font);
  last = opened.catch(() => undefined);
  return opened;
}
