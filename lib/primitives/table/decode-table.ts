import { decodeAs, findMark, wideOrder } from './byte-encoding';

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
  const marked = findMark(bytes);
  if (marked) return { text: decodeAs(bytes, marked), encoding: markedNames[marked] };
  const wide = wideOrder(bytes);
  if (wide) return { text: decodeAs(bytes, wide), encoding: 'UTF-16' };
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
  const count = (text: string) => text.match(own)?.length ?? 0;
  if (count(mac) > count(windows)) return { text: mac, encoding: 'Mac Roman' };
  // Where the two differ Latin-1 has control characters, which nobody writes.
  const isWindows = bytes.some((byte) => byte >= 0x80 && byte < 0xa0);
  return { text: windows, encoding: isWindows ? 'Windows-1252' : 'Latin-1' };
}
