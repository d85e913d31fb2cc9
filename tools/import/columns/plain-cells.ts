import type { Kind } from './column';

/** What databases write where there is nothing. */
export const nothing: ReadonlySet<string> = new Set(['NULL', '\\N']);

/** Words as they stand. */
export const text: Kind = {
  read: (cell) => ({ value: cell }),
  write: (value) => (value === undefined ? '' : String(value)),
};

/** An id, alone or at the end of an address where databases write it so. */
export const id: Kind = {
  read: (cell) => ({ value: /^https?:\/\/\S*?\/([A-Za-z]+\d+)\/?$/.exec(cell)?.[1] ?? cell }),
  write: text.write,
};

/**
 * A title, in one line and with its apostrophes set (’). `-` says that a film is known under its original
 * title there, and none is owed.
 */
export const title: Kind = {
  read: (cell) => {
    if (cell === '-') return { value: null };
    if (cell.includes('\n')) return { expected: 'a title in one line, such as Nerven' };
    return { value: cell.replace(/\\(.)|'/g, (_, kept) => kept ?? '’') };
  },
  write: (value) => {
    if (value === null) return '-';
    const cell = text.write(value).replace(/[\\']/g, '\\$&');
    return cell === '-' || nothing.has(cell) ? `\\${cell}` : cell;
  },
};

/** A number, with a comma or a point. */
export const number = (expected: string): Kind => ({
  read: (cell) => {
    const plain = cell.replace(',', '.');
    return /^-?\d+(\.\d+)?$/.test(plain) ? { value: Number(plain) } : { expected };
  },
  write: text.write,
});

/** A number or a word; a backslash before it makes a word of a number. */
export const numberOrWord: Kind = {
  read: (cell) => ({ value: isNumber(cell) ? Number(cell) : cell.replace(/^\\/, '') }),
  write: (value) =>
    typeof value === 'string' && (isNumber(value) || value.startsWith('\\'))
      ? `\\${value}`
      : text.write(value),
};

const isNumber = (cell: string) => /^\d+(\.\d+)?$/.test(cell);

/** A day, as ISO 8601 or as Excel makes it of one in Switzerland, France and Germany. */
export const day: Kind = {
  read: (cell) => {
    const [, date, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(cell) ?? [];
    if (!date || !month) return { value: cell };
    return { value: `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` };
  },
  write: text.write,
};

const yes = /^(?:yes|true|1|oui|vrai|ja|wahr)$/i;
const no = /^(?:no|false|0|non|faux|nein|falsch)$/i;

/** Yes or no, in the words of spreadsheets too. */
export const yesOrNo: Kind = {
  read: (cell) => {
    if (yes.test(cell)) return { value: true };
    return no.test(cell) ? { value: false } : { expected: 'yes or no' };
  },
  write: (value) => (value === undefined ? '' : value ? 'yes' : 'no'),
};

/** The same, where nothing is no. */
export const yesOrNothing: Kind = {
  read: yesOrNo.read,
  write: (value) => (value ? 'yes' : ''),
};
