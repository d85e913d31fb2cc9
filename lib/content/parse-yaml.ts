import { type Document, parseDocument } from 'yaml';
import type { ZodType } from 'zod';
import type { Fault } from './fault';
import { findUnprintable } from './find-unprintable';

export type Parsed<T> = { value: T } | { faults: Fault[] };

/** Text of one content file → its checked value, or every fault in it. `path` is for the faults. */
export function parseYaml<T>(path: string, text: string, schema: ZodType<T>): Parsed<T> {
  const read = readYaml(path, text);
  if ('faults' in read) return read;
  const unprintable = findUnprintable(read.value, path);
  const result = schema.safeParse(read.value ?? {});
  if (result.success && unprintable.length === 0) return { value: result.data };
  const faults = (result.error?.issues ?? []).map((issue) => ({
    path,
    field: issue.path.join('.') || 'the file',
    expected: issue.message,
  }));
  return { faults: [...unprintable, ...faults] };
}

/** What a YAML text says. Its reader throws at what is nested or repeated beyond all measure. */
function readYaml(path: string, text: string): Parsed<unknown> {
  const whole = (expected: string) => ({ faults: [{ path, field: 'the file', expected }] });
  let document: Document.Parsed;
  try {
    document = parseDocument(text, { prettyErrors: true });
    if (document.errors.length > 0)
      return { faults: document.errors.map((error) => yamlFault(path, error)) };
  } catch {
    return whole('YAML that can be read; this is nested too deep');
  }
  try {
    return { value: document.toJS({ maxAliasCount: 100 }) };
  } catch {
    return whole('aliases (*) that stand for something; these repeat each other without end');
  }
}

function yamlFault(
  path: string,
  error: { message: string; linePos?: [{ line: number }, ...unknown[]] },
): Fault {
  const [reason = 'YAML that can be read'] = error.message.split(' at line ');
  return { path, field: `line ${error.linePos?.[0].line ?? 1}`, expected: reason };
}
