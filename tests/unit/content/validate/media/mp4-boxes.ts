/** A box of an MP4: its length, its type, and what is inside. */
export function box(type: string, ...inside: Buffer[]): Buffer {
  const body = Buffer.concat(inside);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const within = (names: string[], inside: Buffer): Buffer =>
  names.reduceRight((inner, name) => box(name, inner), inside);

/** A track that is described by what stands in its `stsd`. */
export const described = (...description: Buffer[]) =>
  within(['trak', 'mdia', 'minf', 'stbl'], box('stsd', ...description));

/** A track as an MP4 describes it; `settings` stands behind the size of the picture. */
export const track = (codec: string, settings: Buffer = Buffer.alloc(0)) =>
  described(Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(78), settings));

export const profile = (number: number) => box('avcC', Buffer.from([1, number, 0, 31]));

export const ftypBox = box('ftyp', Buffer.from('isom0000'));

export const mp4 = (...tracks: Buffer[]) =>
  Buffer.concat([ftypBox, box('mdat', Buffer.alloc(40)), box('moov', ...tracks)]);

/** The header of a film of that length, in thousandths of a second. */
export function mvhd(seconds: number, version: 0 | 1 = 0): Buffer {
  const body = Buffer.alloc(112);
  body[0] = version;
  body.writeUInt32BE(1000, version === 1 ? 20 : 12);
  if (version === 1) body.writeBigUInt64BE(BigInt(seconds * 1000), 24);
  else body.writeUInt32BE(seconds * 1000, 16);
  return box('mvhd', body);
}
