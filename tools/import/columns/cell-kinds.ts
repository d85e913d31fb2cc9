import { shortGenre } from '@/lib/content/built-in';
import { readDay } from '@/lib/primitives/time/read-day';
import { canonicalStart, readStart } from '@/lib/primitives/time/read-start';
import type { Kind } from './column';
import {
  entrySigns,
  escapeSigns,
  partSign,
  readPerson,
  splitCell,
  unescapeSigns,
} from './notation';

/** How databases write empty values. */
export const emptyMarks: ReadonlySet<string> = new Set(['NULL', '\\N']);

export const text: Kind = {
  read: (cell) => ({ value: cell }),
  write: (value) => (value === undefined ? '' : String(value)),
};

/** An id, alone or at the end of a URL. */
export const id: Kind = {
  read: (cell) => ({ value: /^https?:\/\/\S*?\/([A-Za-z]+\d+)\/?$/.exec(cell)?.[1] ?? cell }),
  write: text.write,
};

/**
 * A title in one line, with typographic apostrophes (’). `-` means that the film has its original title in that
 * language and needs no translation.
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
    return cell === '-' || emptyMarks.has(cell) ? `\\${cell}` : cell;
  },
};

/** A number with a decimal comma or point. */
export const number = (expected: string): Kind => ({
  read: (cell) => {
    const plain = cell.replace(',', '.');
    return /^-?\d+(\.\d+)?$/.test(plain) ? { value: Number(plain) } : { expected };
  },
  write: text.write,
});

/**
 * A running time in minutes: `94`, `94 min`, `1h34`, `1:34:00`. A small number with a decimal comma is rejected: `1,5`
 * may be minutes or hours.
 */
export const minutes: Kind = {
  read: (cell) => {
    const [, hours, rest] = hoursAndMinutes.exec(cell) ?? [];
    if (hours) return { value: Number(hours) * 60 + Number(rest ?? 0) };
    const [, plain] = onlyMinutes.exec(cell) ?? [];
    if (!plain) return { expected: 'minutes such as 94, or 1h34' };
    if (/^[1-4],/.test(plain))
      return { expected: 'minutes such as 94; 1.5 for one and a half, 90 or 1h30 for hours' };
    return { value: Number(plain.replace(',', '.')) };
  },
  write: text.write,
};

const hoursAndMinutes = /^(\d)\s*(?:h|std\.?|:)\s*(?:(\d{1,2})(?:\s*min\.?|:00)?)?$/i;
const onlyMinutes = /^(\d+(?:[.,]\d+)?)\s*(?:min(?:\.|ut\p{L}*)?|['’′])?$/iu;

/** A day, or a day and a time, as people write them. The schema reports texts that cannot be read. */
export const day: Kind = {
  read: (cell) => {
    const start = readStart(cell);
    return { value: readDay(cell) ?? (start && !moment.test(cell) ? canonicalStart(start) : cell) };
  },
  write: text.write,
};

/** A moment with its offset, which stays as it is. */
const moment = /T.*(?:Z|[+-]\d\d:\d\d)$/;

const yes = /^(?:yes|true|1|oui|vrai|ja|wahr)$/i;
const no = /^(?:no|false|0|non|faux|nein|falsch)$/i;

/** A boolean, also as spreadsheets write it in French and German: `VRAI`, `WAHR`. */
export const yesOrNo: Kind = {
  read: (cell) => {
    if (yes.test(cell)) return { value: true };
    return no.test(cell) ? { value: false } : { expected: 'yes or no' };
  },
  write: (value) => (value === undefined ? '' : value ? 'yes' : 'no'),
};

/** A boolean where an empty cell means no. */
export const yesOrNothing: Kind = {
  read: yesOrNo.read,
  write: (value) => (value ? 'yes' : ''),
};

/** Codes separated by semicolons, commas or line breaks. `codeOf` translates words to codes. */
export const codes = (codeOf = (word: string) => word): Kind => ({
  read: (cell) => ({ value: splitCell(cell, `${entrySigns},`).map(codeOf) }),
  write: (value) => listOf(value).join(';'),
});

/**
 * Genres of the site content, by slug or displayed name. The genre of short films is dropped: they
 * are recognised by their runtime.
 */
export const genres: Kind = {
  read: (cell, words) => ({
    value: splitCell(cell, `${entrySigns},`)
      .map(words.genre)
      .filter((slug) => slug !== shortGenre),
  }),
  write: (value) => listOf(value).join(';'),
};

/** Company names, which may contain brackets. */
export const companies: Kind = {
  read: (cell) => ({ value: splitCell(cell, entrySigns).map(unescapeSigns) }),
  write: (value) =>
    listOf(value)
      .map((name) => escapeSigns(name, entrySigns))
      .join(';'),
};

/** Names of people; years of life in brackets go to `people.yaml`. */
export const names: Kind = {
  read: (cell) => {
    const entries = splitCell(cell, entrySigns);
    const invalidEntry = entries.find(
      (entry) => !readPerson(entry) || splitCell(entry, partSign).length > 1,
    );
    if (invalidEntry)
      return {
        expected: 'names divided by semicolons, such as Max Linder (1883–1925)',
        found: invalidEntry,
      };
    return { value: entries.map((entry) => unescapeSigns(readPerson(entry)?.name ?? entry)) };
  },
  write: (value, suffix) =>
    listOf(value)
      .map((name) => escapeSigns(name, `${entrySigns}${partSign}()`) + (suffix?.(name) ?? ''))
      .join(';'),
};

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
