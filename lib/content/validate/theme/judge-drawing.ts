import type { Sentence } from '../faults/sentence';
import { readText } from '../read-text';

/** What would run or be fetched when a drawing is opened at its own address. */
const unsafe = /<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:|href\s*=\s*["'](?!#)/i;

/** What was expected where a house's SVG is no drawing, or one that does something. */
export function judgeDrawing(file: string): Sentence | undefined {
  const read = readText(file);
  if ('expected' in read) return read.expected;
  if (!/<svg[\s>]/i.test(read.text)) return 'a drawing that begins with <svg';
  return unsafe.test(read.text) ? 'a drawing without scripts and links to other files' : undefined;
}
