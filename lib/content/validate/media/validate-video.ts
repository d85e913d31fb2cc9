import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { type MediaIssue, readHead } from './media-issue';
import { type Mp4Track, readMp4 } from './read-mp4';

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
  const { tracks = [] } = readMp4(path) ?? {};
  if (tracks.length === 0) return { found: 'part of a file', expected: completeMp4 };
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

/**
 * Mean bits per second of a film's picture above which many visitors would wait for it. `npm run media` encodes such a film anew
 * instead of copying it.
 */
export const maxBitRate = 20_000_000;
/** Bits per second of the sound and the container, beside a picture that the command copies. */
const otherBitRate = 500_000;

/** Warnings for a playable film that some visitors cannot watch. */
export function findVideoWarnings(path: string): MediaIssue[] {
  return [warnOfQuickTime(path), warnOfBitRate(path)].filter((issue) => issue !== undefined);
}

function warnOfQuickTime(path: string): MediaIssue | undefined {
  if (extname(path).toLowerCase() !== '.mov') return undefined;
  const expected =
    'an MP4: Safari and Firefox play a .mov, Chrome and Edge only where its “type” does not say video/quicktime';
  return { expected, isWarning: true };
}

function warnOfBitRate(path: string): MediaIssue | undefined {
  const { seconds = 0 } = readMp4(path) ?? {};
  const bitRate = seconds > 0 ? (statSync(path).size * 8) / seconds : 0;
  if (bitRate <= maxBitRate + otherBitRate) return undefined;
  const megabits = (bits: number) => Math.round(bits / 1e6);
  const text = 'at most {limit} Mbit/s: with a slower connection the film would keep stopping';
  return {
    found: { text: '{rate} Mbit/s', values: { rate: megabits(bitRate) } },
    expected: { text, values: { limit: megabits(maxBitRate) } },
    isWarning: true,
  };
}
