/**
 * How a cell holds several things: entries are divided by semicolons or line breaks, the parts of an entry by
 * strokes. After a backslash such a sign is a letter like others, and `\n` is a line break.
 */
export const entrySigns = ';\n';
export const partSign = '|';

/** The pieces of a cell between `signs`, without spaces around them and still with their backslashes. */
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

/** A piece as it was meant. */
export function unescapeSigns(piece: string): string {
  return piece.replace(/\\(.)/gs, (_, sign) => (sign === 'n' ? '\n' : sign));
}

/** Text that may stand in a cell beside `signs`. */
export function escapeSigns(text: string, signs: string): string {
  return [...text]
    .map((sign) => {
      if (sign === '\n') return '\\n';
      return sign === '\\' || signs.includes(sign) ? `\\${sign}` : sign;
    })
    .join('');
}
