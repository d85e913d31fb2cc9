import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type MediaIssue, readHead } from './media-issue';

const playable = 'a film that every browser plays: MP4 with H.264 and AAC, or WebM';
const completeMp4 = 'a whole MP4: this one is broken off, or has no index';

/** Codecs that not every common browser plays. Unknown codecs are accepted. */
const names: [RegExp, string][] = [
  [/^(?:hvc1|hev1|dvh1|dvhe)$/, 'HEVC (H.265)'],
  [/^ap(?:4h|4x|ch|cn|cs|co)$/, 'ProRes'],
  [/^(?:mp4v|xvid|divx)$/i, 'MPEG-4 Visual'],
  [/^(?:ac-3|ec-3|ac-4)$/, 'AC-3'],
  [/^(?:sowt|twos|lpcm|in24|in32|ipcm)$/, 'PCM'],
];

/** H.264 profiles with more than 8 bits or more than 4:2:0: Chrome plays some, Safari and phones none. */
const rareProfiles = new Set([110, 122, 144, 244]);

/** File signatures by offset. Entries without `found` are playable. */
const signatures: { at?: number; bytes: string | number[]; found?: string }[] = [
  { bytes: 'ID3' },
  { bytes: 'OggS' },
  { bytes: 'fLaC' },
  { at: 8, bytes: 'WAVE' },
  { at: 8, bytes: 'AVI ', found: 'AVI' },
  { bytes: [0x30, 0x26, 0xb2, 0x75], found: 'Windows Media' },
  { bytes: [0, 0, 1, 0xba], found: 'MPEG-2' },
  { bytes: 'FLV', found: 'Flash Video' },
];
const matroska = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** Possible first boxes of an MP4. */
const firstBoxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** The issue of a video or audio file; `undefined` if every browser plays it. */
export function validateVideo(path: string): MediaIssue | undefined {
  const head = readHead(path);
  if (firstBoxes.includes(head.toString('latin1', 4, 8))) return validateMp4(path);
  if (head.subarray(0, 4).equals(matroska))
    return head.includes('webm') ? undefined : { found: 'Matroska', expected: playable };
  // An MP3 or AAC frame without container.
  if (head[0] === 0xff && (head[1] ?? 0) >= 0xe2) return undefined;
  const signature = signatures.find(({ at = 0, bytes }) =>
    startsAt(head, at, Buffer.from(bytes as string)),
  );
  if (signature && !signature.found) return undefined;
  const found = head.length === 0 ? 'an empty file' : 'a file that is no film';
  return { found: signature?.found ?? found, expected: playable };
}

const startsAt = (head: Buffer, at: number, bytes: Buffer) =>
  head.subarray(at, at + bytes.length).equals(bytes);

function validateMp4(path: string): MediaIssue | undefined {
  const tracks = readMp4Tracks(path);
  if (!tracks || tracks.length === 0) return { found: 'part of a file', expected: completeMp4 };
  const found = tracks.map(nameUnplayed).find(Boolean);
  return found ? { found, expected: playable } : undefined;
}

function nameUnplayed({ codec, profile }: Mp4Track): string | undefined {
  if (profile !== undefined && rareProfiles.has(profile)) return 'H.264 with 10 bits or 4:2:2';
  return names.find(([pattern]) => pattern.test(codec))?.[1];
}

/** Whether a codec string of a playlist (`hvc1.1.6.L93`) is not supported by every browser. */
export function isUnsupportedCodec(name: string): boolean {
  return names.some(([pattern]) => pattern.test(name.split('.')[0] ?? ''));
}

/** Data of an MP4 track. */
type Mp4Track = {
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
 * The tracks of an MP4 or QuickTime file (ISO/IEC 14496-12: `moov/trak/mdia/minf/stbl/stsd`), by a few small reads,
 * whatever its size. `undefined` if it is truncated or has another format.
 */
export function readMp4Tracks(path: string): Mp4Track[] | undefined {
  const file = openSync(path, 'r');
  try {
    const reader = { file, size: fstatSync(file).size, left: maxBoxes };
    const boxes = boxesIn(reader, 0, reader.size);
    const index = boxes?.find(({ type }) => type === 'moov');
    if (!index) return undefined;
    return findBoxes(reader, [index], ['trak', 'mdia', 'minf', 'stbl', 'stsd']).flatMap((box) =>
      readTrack(reader, box),
    );
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

/** Reads bytes from an offset; beyond the end of the file they are zero. */
function read(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, at);
  return bytes;
}
