import type { ZodType } from 'zod';
import { saysSomething } from '../says-something.mjs';
import type { Fault } from './fault';
import { type ReadFile, readFile } from './read-file';
import { readText } from './read-text';

/** A file that a house may do without, or keep with nothing in it but remarks: then there is no value, and no fault. */
export function readOptional<T>(path: string, schema: ZodType<T>, faults: Fault[]): ReadFile<T> {
  const read = readText(path);
  const isAbsent = 'text' in read ? !saysSomething(read.text) : read.isAbsent;
  return isAbsent ? {} : readFile(path, schema, faults);
}
