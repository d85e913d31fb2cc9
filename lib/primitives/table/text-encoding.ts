/** Byte order marks (BOM) of Unicode text. */
const marks = [
  { mark: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { mark: [0xff, 0xfe], label: 'utf-16le' },
  { mark: [0xfe, 0xff], label: 'utf-16be' },
] as const;

/** The encoding of a byte order mark; `undefined` without one. */
export function findByteOrderMark(bytes: Uint8Array) {
  return marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))?.label;
}

/** Detects UTF-16 without a byte order mark: in Latin text every second byte is zero. */
export function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, 200);
  const empty = [0, 1].map((from) => head.filter((byte, at) => at % 2 === from && !byte).length);
  const [even = 0, odd = 0] = empty;
  if (odd > head.length / 3 && even === 0) return 'utf-16le';
  return even > head.length / 3 && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * Decodes text by an encoding label (Encoding Standard, in which `iso-8859-1` means windows-1252). Invalid bytes
 * become U+FFFD.
 * @throws RangeError for an unknown label
 */
export function decodeAs(bytes: Uint8Array, label: string): string {
  const decoder = new TextDecoder(label);
  return decoder.encoding === 'windows-1252' ? readWindows(bytes) : decoder.decode(bytes);
}

/** Windows-1252 characters from 0x80 to 0x9f. Node's own decoder lacks them. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const readWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (sign) => windowsLetters[sign.charCodeAt(0) - 0x80] ?? sign);

/**
 * Encodes text as Windows-1252. Letters that it lacks lose their accent (`ā` becomes `a`) or become `?` (`ł`).
 * Narrow spaces become ordinary ones.
 */
export function encodeWindows(text: string): Buffer {
  const signs = [...text.normalize('NFC').replace(/[\u2000-\u200A\u202F\u2060]/g, ' ')];
  return Buffer.from(
    signs.map((sign) => windowsByte(sign) ?? windowsByte(withoutMarks(sign)) ?? 0x3f),
  );
}

const withoutMarks = (sign: string) => sign.normalize('NFD').replace(/\p{M}/gu, '');

function windowsByte(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const place = windowsLetters.indexOf(sign);
  return place < 0 ? undefined : place + 0x80;
}

/** A table's text, and the name of its encoding for the terminal. */
export type Decoded = { text: string; encoding: string };

/** Letters that are frequent in French and German tables, and rare in wrongly decoded ones. */
const localLetters = /[äöüÄÖÜßéèêëàâçîïôùûœÉÈÀÇ«»’–]/g;

/**
 * Decodes a table that any program has saved. The encoding is that of a byte order mark, else
 * UTF-16 if the bytes look like it, UTF-8 if they are valid, or a single-byte encoding, which Excel
 * uses by default: Windows-1252 or Mac Roman, whichever yields more French and German letters.
 */
export function decodeTable(bytes: Uint8Array): Decoded {
  const encodingByMark = findByteOrderMark(bytes);
  if (encodingByMark)
    return { text: decodeAs(bytes, encodingByMark), encoding: markedNames[encodingByMark] };
  const utf16Encoding = detectUtf16(bytes);
  if (utf16Encoding) return { text: decodeAs(bytes, utf16Encoding), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return oneByte(bytes);
  }
}

const markedNames = {
  'utf-8': 'UTF-8 with a mark (BOM)',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
};

function oneByte(bytes: Uint8Array): Decoded {
  const [windows, mac] = [decodeAs(bytes, 'windows-1252'), decodeAs(bytes, 'macintosh')];
  const count = (text: string) => text.match(localLetters)?.length ?? 0;
  if (count(mac) > count(windows)) return { text: mac, encoding: 'Mac Roman' };
  // The bytes on which Windows-1252 and Latin-1 differ are control characters in Latin-1, and text contains none.
  const isWindows = bytes.some((byte) => byte >= 0x80 && byte < 0xa0);
  return { text: windows, encoding: isWindows ? 'Windows-1252' : 'Latin-1' };
}
