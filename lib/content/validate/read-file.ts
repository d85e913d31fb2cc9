import type { ZodType } from 'zod';
import type { Fault } from './fault';
import { parseYaml, type Remains } from './parse-yaml';
import { readText } from './read-text';

/** A file: its checked value where it has no fault, and what can be looked at in either case. */
export type ReadFile<T> = Remains<T> & { value?: T };

/**
 * One content file; without `value`, when it cannot be taken; faults and warnings are noted. `absent` stands for a
 * file that need not be there.
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
