/** Octets of a line without its break (RFC 5545, 3.1). */
const most = 75;

/** A content line, folded: no line is longer than 75 octets, and no character is cut in two. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let room = most;
  for (const sign of line) {
    const octets = encoder.encode(sign).length;
    if (octets > room) {
      folded += '\r\n ';
      // The blank that begins the line is one of its octets.
      room = most - 1;
    }
    folded += sign;
    room -= octets;
  }
  return folded;
}
