import { create, type Font } from 'fontkit';
import decompress from 'wawoff2/decompress.js';

/** What wawoff2 hands back is overwritten by its next call: one after the other. */
let last: Promise<unknown> = Promise.resolve();

/** fontkit cannot vary a WOFF2, whose outlines are packed, so the file is unpacked first. */
export function openFace(packed: Uint8Array): Promise<Font> {
  const opened = last.then(async () => create(Buffer.from(await decompress(packed))) as Font);
  last = opened.catch(() => undefined);
  return opened;
}
