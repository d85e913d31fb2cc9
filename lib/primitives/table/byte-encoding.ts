/** Byte order marks (BOM) of Unicode text. */
const marks = [
  { mark: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { mark: [0xff, 0xfe], label: 'utf-16le' },
  { mark: [0xfe, 0xff], label: 'utf-16be' },
] as const;

/** The encoding of a byte order mark; `undefined` without one. */
export function findMark(bytes: Uint8Array) {
  return marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))?.label;
}

/** UTF-16 without a mark: in Latin text every second byte is zero. */
export function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, 200);
  const empty = [0, 1].map((from) => head.filter((byte, at) => at % 2 === from && !byte).length);
  const [even = 0, odd = 0] = empty;
  if (odd > head.length / 3 && even === 0) return 'utf-16le';
  return even > head.length / 3 && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * Decodes text by an encoding label (Encoding Standard); invalid bytes become U+FFFD. `iso-8859-1` means windows-1252
 * there.
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
