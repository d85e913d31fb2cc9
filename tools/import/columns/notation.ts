/**
 * Notation of lists in a cell: entries are separated by semicolons or line breaks, parts of an entry by vertical
 * bars. A backslash escapes these characters; `\n` is a line break.
 */
export const entrySigns = ';\n';
export const partSign = '|';

/** Splits a cell at `signs`; the pieces are trimmed and still escaped. */
export function splitCell(cell: string, signs: string): string[] {
  const pieces = [''];
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell[at] ?? '';
    if (signs.includes(sign)) pieces.push('');
    else {
      const whole = sign === '\\' ? cell.slice(at, at + 2) : sign;
      pieces[pieces.length - 1] += whole;
      at += whole.length - 1;
    }
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

/** Removes the escapes from a piece. */
export function unescapeSigns(piece: string): string {
  return piece.replace(/\\(.)/gs, (_, sign) => (sign === 'n' ? '\n' : sign));
}

/** Escapes text for a cell with the separators `signs`. */
export function escapeSigns(text: string, signs: string): string {
  return [...text]
    .map((sign) => {
      if (sign === '\n') return '\\n';
      return sign === '\\' || signs.includes(sign) ? `\\${sign}` : sign;
    })
    .join('');
}
