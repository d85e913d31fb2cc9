/** A table's text, and in which encoding it was written, in words for the terminal. */
export type Decoded = { text: string; encoding: string };

/** Letters that French and German tables are full of, and others hardly ever have. */
const own = /[äöüÄÖÜßéèêëàâçîïôùûœÉÈÀÇ«»’–]/g;

/**
 * The text of a table that any program has written. UTF-8 where it can be read as such; else one byte a
 * letter, as Excel saves where nobody asked for UTF-8: of Windows' letters and the Mac's those that French and
 * German are written with.
 */
export function decodeTable(bytes: Uint8Array): Decoded {
  const marked = marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return { text: read(bytes, marked.label), encoding: marked.encoding };
  const wide = wideOrder(bytes);
  if (wide) return { text: read(bytes, wide), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return oneByte(bytes);
  }
}

const marks = [
  { mark: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'UTF-8 with a mark (BOM)' },
  { mark: [0xff, 0xfe], label: 'utf-16le', encoding: 'UTF-16 (little-endian)' },
  { mark: [0xfe, 0xff], label: 'utf-16be', encoding: 'UTF-16 (big-endian)' },
];

const read = (bytes: Uint8Array, label: string) => new TextDecoder(label).decode(bytes);

/** UTF-16 without a mark: every second byte of a head in Latin letters is nothing. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, 200);
  const empty = [0, 1].map((from) => head.filter((byte, at) => at % 2 === from && !byte).length);
  const [even = 0, odd = 0] = empty;
  if (odd > head.length / 3 && even === 0) return 'utf-16le';
  return even > head.length / 3 && odd === 0 ? 'utf-16be' : undefined;
}

/** What Windows has from 0x80 on, where Latin-1 has nothing to be read; Node's own decoder leaves it out. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const readWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (sign) => windowsLetters[sign.charCodeAt(0) - 0x80] ?? sign);

function oneByte(bytes: Uint8Array): Decoded {
  const [windows, mac] = [readWindows(bytes), read(bytes, 'macintosh')];
  const count = (text: string) => text.match(own)?.length ?? 0;
  if (count(mac) > count(windows)) return { text: mac, encoding: 'Mac Roman' };
  // Where the two differ Latin-1 has control characters, which nobody writes.
  const isWindows = bytes.some((byte) => byte >= 0x80 && byte < 0xa0);
  return { text: windows, encoding: isWindows ? 'Windows-1252' : 'Latin-1' };
}
