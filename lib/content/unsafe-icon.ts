import { existsSync } from 'node:fs';
import type { Fault } from './fault';
import type { Sentence } from './faults/sentence';
import { readText } from './read-text';

/** What would run or be fetched when a drawing is opened at its own address. */
const unsafe = /<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:|href\s*=\s*["'](?!#)/i;

/** A fault where the house's icon is no drawing, or one that does something. */
export function findUnsafeIcon(house: string): Fault[] {
  const path = `${house}/media/icon.svg`;
  if (!existsSync(path)) return [];
  const read = readText(path);
  const fault = (expected: Sentence) => [{ path, field: 'the file', expected }];
  if ('expected' in read) return fault(read.expected);
  if (!/<svg[\s>]/i.test(read.text)) return fault('a drawing that begins with <svg');
  return unsafe.test(read.text) ? fault('a drawing without scripts and links to other files') : [];
}
