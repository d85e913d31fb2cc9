/** A square picture as PNG, and how wide it is. Pixels, at most 256. */
export type SizedPng = { size: number; png: Buffer };

const headLength = 6;
const entryLength = 16;

/** An icon of several sizes, each a PNG within: ICO as every browser of the last fifteen years reads it. */
export function writeIco(pictures: readonly SizedPng[]): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = headLength + entryLength * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryLength);
    // 256 does not fit into its byte, and is written as 0.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)]);
}
