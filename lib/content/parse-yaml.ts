import type { ZodObject, ZodType } from 'zod';
import type { Fault } from './fault';
import { judgeValue } from './faults/judge-value';
import { findFaultyTexts, mayBeFaulty } from './texts/find-faulty-texts';
import { readYaml } from './yaml/read-yaml';

/** What of a file with faults can be looked at nevertheless: all it says, and its sound fields. */
export type Remains<T> = { raw?: unknown; sound?: Partial<T> };

export type Parsed<T> = { value: T } | ({ faults: Fault[] } & Remains<T>);

/** Text of one content file → its checked value, or every fault in it. `path` is for the faults. */
export function parseYaml<T>(path: string, text: string, schema: ZodType<T>): Parsed<T> {
  const read = readYaml(path, text);
  if ('faults' in read) return read;
  const raw = read.value ?? {};
  const texts = mayBeFaulty(text) ? findFaultyTexts(raw, path) : [];
  const { data, faults } = judgeValue(path, raw, schema);
  if (faults.length === 0 && texts.length === 0) return { value: data as T };
  if (read.value === null) return { faults: [emptyFile(path, faults)] };
  const faulty = new Set(faults.map(({ field }) => field.split('.')[0]));
  return { faults: [...texts, ...faults], raw, sound: soundFields(raw, schema, faulty) };
}

function emptyFile(path: string, faults: Fault[]): Fault {
  const owed = faults.map(({ field }) => field).join(', ');
  const expected = { text: '{owed}; it is empty', values: { owed } };
  return { path, field: 'the file', expected };
}

/** The fields at the top that have no fault, so that what they name can be looked for already. */
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
