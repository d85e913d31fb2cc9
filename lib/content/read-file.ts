import { readFileSync } from 'node:fs';
import type { ZodType } from 'zod';
import type { Fault } from './fault';
import { parseYaml } from './parse-yaml';

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
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isAbsent && absent !== undefined) return absent;
    const expected = isAbsent ? 'to be there' : 'to be a file that can be read';
    faults.push({ path, field: 'the file', expected });
    return undefined;
  }
  const parsed = parseYaml(path, text, schema);
  if ('value' in parsed) return parsed.value;
  faults.push(...parsed.faults);
  return undefined;
}
