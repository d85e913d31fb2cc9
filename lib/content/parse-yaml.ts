import { type Document, parseDocument } from 'yaml';
import type { ZodObject, ZodType } from 'zod';
import { describeIssue } from './describe-issue';
import type { Fault } from './fault';
import { findUnprintable } from './find-unprintable';
import { yamlFault } from './yaml-fault';

/** What of a file with faults can be looked at nevertheless: all it says, and its sound fields. */
export type Remains<T> = { raw?: unknown; sound?: Partial<T> };

export type Parsed<T> = { value: T } | ({ faults: Fault[] } & Remains<T>);

/** Text of one content file → its checked value, or every fault in it. `path` is for the faults. */
export function parseYaml<T>(path: string, text: string, schema: ZodType<T>): Parsed<T> {
  const read = readYaml(path, text);
  if ('faults' in read) return read;
  const raw = read.value ?? {};
  const unprintable = findUnprintable(raw, path);
  const result = schema.safeParse(raw, { error: describeIssue });
  if (result.success && unprintable.length === 0) return { value: result.data };
  const issues = result.error?.issues ?? [];
  if (read.value === null) {
    const owed = issues.map((issue) => issue.path.join('.')).join(', ');
    return { faults: [{ path, field: 'the file', expected: `${owed}; it is empty` }] };
  }
  const faults = issues.map((issue) => ({
    path,
    field: issue.path.join('.') || 'the file',
    expected: issue.message,
  }));
  const sound = soundFields(raw, schema, new Set(issues.map((issue) => issue.path[0])));
  return { faults: [...unprintable, ...faults], raw, sound };
}

/** The fields at the top that have no fault, so that what they name can be looked for already. */
function soundFields<T>(
  raw: object,
  schema: ZodType<T>,
  faulty: Set<PropertyKey | undefined>,
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

/** What a YAML text says. Its reader throws at what is nested or repeated beyond all measure. */
function readYaml(path: string, text: string): { value: unknown } | { faults: Fault[] } {
  const whole = (expected: string) => ({ faults: [{ path, field: 'the file', expected }] });
  let document: Document.Parsed;
  try {
    document = parseDocument(text, { prettyErrors: true });
    if (document.errors.length > 0)
      return { faults: document.errors.map((error) => yamlFault(path, text, error)) };
  } catch {
    return whole('YAML that can be read; this is nested too deep');
  }
  try {
    return { value: document.toJS({ maxAliasCount: 100 }) };
  } catch {
    return whole('aliases (*) that stand for something; these repeat each other without end');
  }
}
