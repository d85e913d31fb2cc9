import { parseDocument } from 'yaml';
import type { ZodType } from 'zod';
import type { Fault } from './fault';

export type Parsed<T> = { value: T } | { faults: Fault[] };

/** Text of one content file → its checked value, or every fault in it. `path` is for the faults. */
export function parseYaml<T>(path: string, text: string, schema: ZodType<T>): Parsed<T> {
  const document = parseDocument(text, { prettyErrors: true });
  if (document.errors.length > 0) return { faults: document.errors.map((e) => yamlFault(path, e)) };

  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return { value: result.data };
  return {
    faults: result.error.issues.map((issue) => ({
      path,
      field: issue.path.join('.') || 'the file',
      expected: issue.message,
    })),
  };
}

function yamlFault(
  path: string,
  error: { message: string; linePos?: [{ line: number }, ...unknown[]] },
): Fault {
  const [reason = 'YAML that can be read'] = error.message.split(' at line ');
  return { path, field: `line ${error.linePos?.[0].line ?? 1}`, expected: reason };
}
