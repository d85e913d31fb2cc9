import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Data of an MP4 track. */
export type Mp4Track = {
  /** Four characters, such as `avc1`, `hvc1`, `mp4a`. */
  codec: string;
  /** H.264 profile: 66 (Baseline), 77 (Main), 100 (High), 110 (High 10) and so on. */
  profile?: number;
};

/** Maximum number of boxes to read. Even long fragmented films have fewer at the inspected levels. */
const mostBoxes = 20_000;
/** Maximum bytes of a track's description. */
const mostDescription = 64 * 1024;

type Box = { type: string; start: number; end: number };
type Reading = { file: number; size: number; left: number };

/**
 * The tracks of an MP4 or QuickTime file (ISO/IEC 14496-12: `moov/trak/mdia/minf/stbl/stsd`), by a few small reads,
 * whatever its size. `undefined` if it is truncated or has another format.
 */
export function readMp4Tracks(path: string): Mp4Track[] | undefined {
  const file = openSync(path, 'r');
  try {
    const reading = { file, size: fstatSync(file).size, left: mostBoxes };
    const boxes = boxesIn(reading, 0, reading.size);
    const index = boxes?.find(({ type }) => type === 'moov');
    if (!index) return undefined;
    return below(reading, [index], ['trak', 'mdia', 'minf', 'stbl', 'stsd']).flatMap((box) =>
      readTrack(reading, box),
    );
  } finally {
    closeSync(file);
  }
}

function below(reading: Reading, boxes: Box[], [name, ...names]: string[]): Box[] {
  if (name === undefined) return boxes;
  const inner = boxes.flatMap(({ start, end }) => boxesIn(reading, start, end) ?? []);
  return below(
    reading,
    inner.filter(({ type }) => type === name),
    names,
  );
}

/** The boxes between two offsets, without headers; `undefined` if one exceeds the end. */
function boxesIn(reading: Reading, from: number, until: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= until && reading.left > 0; reading.left -= 1) {
    const head = read(reading.file, at, 16);
    const short = head.readUInt32BE(0);
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? until - at : short;
    const end = at + size;
    if (size < 8 || end > until) return undefined;
    boxes.push({ type: head.toString('latin1', 4, 8), start: at + (short === 1 ? 16 : 8), end });
    at = end;
  }
  return boxes;
}

/** The first entry follows version, flags and count: its length and its codec. */
function readTrack({ file }: Reading, { start, end }: Box): Mp4Track[] {
  const bytes = read(file, start, Math.min(end - start, mostDescription));
  if (bytes.length < 16) return [];
  const codec = bytes.toString('latin1', 12, 16);
  const settings = bytes.indexOf('avcC', 16, 'latin1');
  const profile = settings < 0 ? undefined : bytes[settings + 5];
  return [{ codec, ...(profile !== undefined && { profile }) }];
}

/** Reads bytes from an offset; beyond the end of the file they are zero. */
function read(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, at);
  return bytes;
}
