import type { ZodType } from 'zod';
import type { Fault } from './fault';
import { parseYaml } from './parse-yaml';
import { readText } from './read-text';

/**
 * One content file; `undefined` with its faults noted when it cannot be taken. `absent` stands for a file that
 * need not be there.
 */
export function readFile<T>(
  path: string,
  schema: ZodType<T>,
  faults: Fault[],
  absent?: T,
): T | undefined {
  const read = readText(path);
  if ('expected' in read) {
    if (read.isAbsent && absent !== undefined) return absent;
    faults.push({ path, field: 'the file', expected: read.expected });
    return undefined;
  }
  const parsed = parseYaml(path, read.text, schema);
  if ('value' in parsed) return parsed.value;
  faults.push(...parsed.faults);
  return undefined;
}
