import type { ZodObject, ZodType } from 'zod';
import { saysSomething } from '../settings.mjs';
import type { Fault } from './fault';
import { judgeValue } from './faults/judge-value';
import { readText } from './read-text';
import { findFaultyTexts, mayBeFaulty } from './text-faults';
import { withoutEmpty } from './without-empty';
import { findLostWords } from './yaml/lost-words';
import { readYaml } from './yaml/read-yaml';

/** A file: its value if it is valid, and the parts that can be checked in either case. */
export type ReadFile<T> = Remains<T> & { value?: T };

/**
 * Reads and validates a content file. Without `value` if it is invalid; issues and warnings are collected. `absent` is the
 * default of an optional file.
 */
export function readFile<T>(
  path: string,
  schema: ZodType<T>,
  faults: Fault[],
  absent?: T,
): ReadFile<T> {
  const read = readText(path);
  if ('expected' in read) {
    if (read.isAbsent && absent !== undefined) return { value: absent };
    const { expected, place, found } = read;
    faults.push({ path, field: 'the file', expected, place, found });
    return {};
  }
  const parsed = parseYaml(path, read.text, schema);
  faults.push(...('value' in parsed ? parsed.warnings : parsed.faults));
  if ('value' in parsed) return { value: parsed.value, raw: parsed.value, sound: parsed.value };
  return parsed;
}

/** Reads an optional file. If it is missing, or has only comments, there is neither a value nor an issue. */
export function readOptional<T>(path: string, schema: ZodType<T>, faults: Fault[]): ReadFile<T> {
  const read = readText(path);
  const isAbsent = 'text' in read ? !saysSomething(read.text) : read.isAbsent;
  return isAbsent ? {} : readFile(path, schema, faults);
}

/** Parts of an invalid file for further checks: raw values and valid fields. */
export type Remains<T> = { raw?: unknown; sound?: Partial<T> };

export type Parsed<T> = { value: T; warnings: Fault[] } | ({ faults: Fault[] } & Remains<T>);

/** Parses and validates the text of a file. `path` is used in issues. */
export function parseYaml<T>(path: string, text: string, schema: ZodType<T>): Parsed<T> {
  const read = readYaml(path, text);
  if ('faults' in read) return read;
  const raw = withoutEmpty(read.value ?? {}, [schema]) as object;
  const lost = findLostWords(path, text, schema);
  const texts = mayBeFaulty(text) ? findFaultyTexts(raw, path) : [];
  const { data, faults: judged } = judgeValue(path, raw, schema);
  const unknown = lost.filter(({ isWarning }) => !isWarning);
  const said = new Set(unknown.map(({ field }) => field));
  const faults = [...unknown, ...judged.filter(({ field }) => !said.has(field))];
  if (faults.length === 0 && texts.length === 0) return { value: data as T, warnings: lost };
  if (read.value === null) return { faults: [emptyFile(path, faults)] };
  const faulty = new Set(faults.map(({ field }) => field.split('.')[0]));
  const warnings = lost.filter(({ isWarning }) => isWarning);
  return {
    faults: [...texts, ...faults, ...warnings],
    raw,
    sound: soundFields(raw, schema, faulty),
  };
}

function emptyFile(path: string, faults: Fault[]): Fault {
  const owed = faults.map(({ field }) => field).join(', ');
  const expected = { text: '{owed}; it is empty', values: { owed } };
  return { path, field: 'the file', expected };
}

/** The valid top-level fields, so that their references can be checked already. */
function soundFields<T>(
  raw: object,
  schema: ZodType<T>,
  faulty: Set<string | undefined>,
): Partial<T> | undefined {
  const { shape } = schema as unknown as Partial<ZodObject>;
  if (!shape || Array.isArray(raw)) return undefined;
  const fields = Object.entries(shape).flatMap(([key, field]) => {
    if (faulty.has(key)) return [];
    const { data } = (field as ZodType).safeParse((raw as Record<string, unknown>)[key]);
    return [[key, data]];
  });
  return Object.fromEntries(fields) as Partial<T>;
}
