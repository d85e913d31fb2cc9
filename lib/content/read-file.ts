import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import type { Fault } from './fault';
import { parseYaml } from './parse-yaml';

/** One content file that must exist; `undefined` with its faults noted when it cannot be taken. */
export function readFile<T>(
  root: string,
  path: string,
  schema: ZodType<T>,
  faults: Fault[],
): T | undefined {
  let text: string;
  try {
    text = readFileSync(join(root, path), 'utf8');
  } catch {
    faults.push({ path, field: 'the file', expected: 'to be there' });
    return undefined;
  }
  const parsed = parseYaml(path, text, schema);
  if ('value' in parsed) return parsed.value;
  faults.push(...parsed.faults);
  return undefined;
}
