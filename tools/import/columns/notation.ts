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

export type Person = { name: string; born?: number; died?: number };

const pattern = /^((?:\\.|[^()\\])+?)\s*(?:\((\d{4})?\s*[–-]\s*(\d{4})?\))?$/s;

/**
 * Parses `Georges Méliès (1861–1938)`, where one or both years may be missing; `undefined` if the text does not
 * match. The name stays escaped: brackets that belong to it have backslashes.
 */
export function readPerson(text: string): Person | undefined {
  const [, name, born, died] = pattern.exec(text) ?? [];
  if (!name) return undefined;
  return { name, ...(born && { born: Number(born) }), ...(died && { died: Number(died) }) };
}

/** Years of life to add after a name; empty if neither is known. */
export function writeYears({ born, died }: Omit<Person, 'name'>): string {
  return born || died ? ` (${born ?? ''}–${died ?? ''})` : '';
}
