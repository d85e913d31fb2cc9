import { forEachLocale } from '@/lib/i18n/locales';
import { readDay } from '@/lib/primitives/time/read-day';
import { number } from './cell-kinds';
import type { CellResult, Kind, NameSuffix, Vocabulary } from './column';
import {
  entrySigns,
  escapeSigns,
  partSign,
  readPerson,
  splitCell,
  unescapeSigns,
} from './notation';
import { setAt, valueAt } from './paths';

type Part = { key: string; kind: 'words' | 'number' | 'person' | 'codes' | 'job' | 'date' };

const part = (kind: Part['kind']) => (key: string) => [{ key, kind }];
export const words = part('words');
export const count = part('number');
export const person = part('person');
export const tags = part('codes');
export const job = part('job');
export const date = part('date');

/** Parts for texts in each language of the site: `alt.fr`, `alt.de`. */
export const inEach = (key: string) =>
  Object.values(forEachLocale((locale) => words(`${key}.${locale}`))).flat();

/** Parts for a name that is the same in all languages, or one per language. */
export const localName = (key: string) => [...words(key), ...inEach(key)];

type Shape = {
  parts: Part[][];
  /** Number of positional parts, written without their names. */
  positionalCount?: number;
  /** Default values of parts. */
  defaults?: Record<string, string>;
  example: string;
};

/**
 * A list of entries with several parts: entries are separated by semicolons, parts by vertical bars. The first
 * parts are positional, the others follow their name: `/media/nerven/film.mp4 | type: video/mp4`.
 */
export function entries({ parts, positionalCount = 1, defaults = {}, example }: Shape): Kind {
  const all = parts.flat();
  return {
    parts: all.map(({ key }) => key),
    read: (cell, vocabulary) => {
      const list = splitCell(cell, entrySigns).map((entry) =>
        readEntry(entry, { parts: all, positionalCount, defaults, vocabulary }),
      );
      const invalidEntry = list.find((entry) => 'expected' in entry);
      if (invalidEntry && 'expected' in invalidEntry)
        return {
          expected: `${invalidEntry.expected}, such as ${example}`,
          found: invalidEntry.found,
        };
      return { value: list.map((entry) => ('value' in entry ? entry.value : undefined)) };
    },
    write: (value, suffix) =>
      (Array.isArray(value) ? value : [])
        .map((entry) => writeEntry(entry, all, { positionalCount, defaults, suffix }))
        .join('; '),
  };
}

const named = /^([a-z][\w.]*):(?:\s|$)/i;

type EntryContext = Pick<Shape, 'defaults'> & {
  parts: Part[];
  positionalCount: number;
  vocabulary: Vocabulary;
};

function readEntry(
  text: string,
  { parts, positionalCount, defaults, vocabulary }: EntryContext,
): CellResult {
  const entry: Record<string, unknown> = {};
  let place = 0;
  for (const piece of splitCell(text, partSign)) {
    const key = named.exec(piece)?.[1];
    const isNamed = parts.some((known) => known.key === key);
    const found = isNamed ? parts.find((known) => known.key === key) : parts[place];
    if (!isNamed) place += 1;
    if (!found || (!isNamed && place > positionalCount))
      return { expected: `at most ${positionalCount} without a name before it`, found: piece };
    const value = readPart(
      isNamed ? piece.slice(`${key}:`.length).trim() : piece,
      found,
      vocabulary,
    );
    if (value === undefined || !setAt(entry, found.key, value))
      return { expected: expectations[found.kind], found: piece };
  }
  for (const [key, value] of Object.entries(defaults ?? {}))
    if (valueAt(entry, key) === undefined) setAt(entry, key, value);
  return { value: entry };
}

const expectations: Record<Part['kind'], string> = {
  words: 'each fact once',
  number: 'a number',
  person: 'a name, with years such as (1883–1925) or none',
  job: 'a job such as screenplay',
  codes: 'languages or countries, divided by commas',
  date: 'one day',
};

function readPart(piece: string, { kind }: Part, vocabulary: Vocabulary): unknown {
  if (kind === 'codes') return splitCell(piece, ',');
  if (kind === 'person') {
    const name = readPerson(piece)?.name;
    return name && unescapeSigns(name);
  }
  const text = unescapeSigns(piece);
  if (kind === 'words') return text;
  if (kind === 'date') return readDay(text) ?? text;
  if (kind === 'job') return vocabulary.job(text);
  const read = number('').read(text, vocabulary);
  return 'value' in read ? read.value : undefined;
}

type WriteOptions = Pick<Shape, 'defaults'> & { positionalCount: number; suffix?: NameSuffix };

function writeEntry(
  entry: unknown,
  parts: Part[],
  { positionalCount, defaults, suffix }: WriteOptions,
): string {
  let atPlace = true;
  return parts
    .flatMap((part, index) => {
      const value = valueAt(entry, part.key);
      const written = value !== undefined && typeof value === 'object' ? listed(value) : value;
      const isLeft = written === undefined || written === '' || written === defaults?.[part.key];
      atPlace &&= index < positionalCount && !isLeft;
      if (isLeft) return [];
      const years = part.kind === 'person' ? (suffix?.(String(written)) ?? '') : '';
      const text = writePart(String(written), part) + years;
      return atPlace ? [text.replace(named, '$1\\: ')] : [`${part.key}: ${text}`];
    })
    .join(' | ');
}

/**
 * Joins a list by commas. `undefined` for an object with one text per language: each of these texts is a
 * separate `Part`.
 */
const listed = (value: unknown) => (Array.isArray(value) ? value.join(', ') : undefined);

function writePart(text: string, { kind }: Part): string {
  if (kind === 'codes') return text;
  return escapeSigns(text, `${entrySigns}${partSign}${kind === 'person' ? '()' : ''}`);
}
