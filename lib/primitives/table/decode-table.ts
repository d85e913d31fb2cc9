import { decodeAs, findMark, wideOrder } from './byte-encoding';

/** A table's text, and the name of its encoding for the terminal. */
export type Decoded = { text: string; encoding: string };

/** Letters that are frequent in French and German tables, and rare in wrongly decoded ones. */
const own = /[äöüÄÖÜßéèêëàâçîïôùûœÉÈÀÇ«»’–]/g;

/**
 * Decodes a table of any program: UTF-8 if it is valid; else a single-byte encoding, as Excel saves by default. Of
 * Windows-1252 and Mac Roman the one that yields more French and German letters.
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
  // Bytes where the two differ are control characters in Latin-1, which do not occur in text.
  const isWindows = bytes.some((byte) => byte >= 0x80 && byte < 0xa0);
  return { text: windows, encoding: isWindows ? 'Windows-1252' : 'Latin-1' };
}
