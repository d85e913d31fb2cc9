import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Data of an MP4 track. */
export type Mp4Track = {
  /** Four characters, such as `avc1`, `hvc1`, `mp4a`. */
  codec: string;
  /** H.264 profile: 66 (Baseline), 77 (Main), 100 (High), 110 (High 10) and so on. */
  profile?: number;
};

/** Maximum number of boxes to read. Even long fragmented films have fewer at the inspected levels. */
const maxBoxes = 20_000;
/** Maximum bytes of a track's description. */
const maxDescriptionBytes = 64 * 1024;

type Box = { type: string; start: number; end: number };
type BoxReader = { file: number; size: number; left: number };

/**
 * The tracks of an MP4 or QuickTime file (ISO/IEC 14496-12: `moov/trak/mdia/minf/stbl/stsd`) and its length (`moov/mvhd`; 0
 * if the file does not say), by a few small reads, whatever its size. `undefined` if it is truncated or has another format.
 */
export function readMp4(path: string): { tracks: Mp4Track[]; seconds: number } | undefined {
  const file = openSync(path, 'r');
  try {
    const reader = { file, size: fstatSync(file).size, left: maxBoxes };
    const boxes = boxesIn(reader, 0, reader.size);
    const index = boxes?.find(({ type }) => type === 'moov');
    if (!index) return undefined;
    const descriptions = findBoxes(reader, [index], ['trak', 'mdia', 'minf', 'stbl', 'stsd']);
    const [header] = findBoxes(reader, [index], ['mvhd']);
    return {
      tracks: descriptions.flatMap((box) => readTrack(reader, box)),
      seconds: header ? readSeconds(reader, header) : 0,
    };
  } finally {
    closeSync(file);
  }
}

function findBoxes(reader: BoxReader, boxes: Box[], [name, ...names]: string[]): Box[] {
  if (name === undefined) return boxes;
  const inner = boxes.flatMap(({ start, end }) => boxesIn(reader, start, end) ?? []);
  return findBoxes(
    reader,
    inner.filter(({ type }) => type === name),
    names,
  );
}

/** The boxes between two offsets, without headers; `undefined` if one exceeds the end. */
function boxesIn(reader: BoxReader, from: number, until: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= until && reader.left > 0; reader.left -= 1) {
    const head = read(reader.file, at, 16);
    const short = head.readUInt32BE(0);
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? until - at : short;
    const end = at + size;
    if (size < 8 || end > until) return undefined;
    boxes.push({ type: head.toString('latin1', 4, 8), start: at + (short === 1 ? 16 : 8), end });
    at = end;
  }
  return boxes;
}

/** Reads the first entry of an `stsd` box: version, flags and count (8 bytes), then the entry’s length and codec. */
function readTrack({ file }: BoxReader, { start, end }: Box): Mp4Track[] {
  const bytes = read(file, start, Math.min(end - start, maxDescriptionBytes));
  if (bytes.length < 16) return [];
  const codec = bytes.toString('latin1', 12, 16);
  const settings = bytes.indexOf('avcC', 16, 'latin1');
  const profile = settings < 0 ? undefined : bytes[settings + 5];
  return [{ codec, ...(profile !== undefined && { profile }) }];
}

/** The length in an `mvhd` box: version, flags, two times, units in a second, units. The times of version 1 have 8 bytes. */
function readSeconds({ file }: BoxReader, { start }: Box): number {
  const bytes = read(file, start, 32);
  const isLong = bytes[0] === 1;
  const unitsInSecond = bytes.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  // All bits are set if the length is unknown.
  const isKnown = unitsInSecond > 0 && (isLong || units < 0xffffffff);
  return isKnown ? units / unitsInSecond : 0;
}

/** Reads bytes from an offset; beyond the end of the file they are zero. */
function read(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, at);
  return bytes;
}
