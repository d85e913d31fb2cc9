import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { Fault } from '../fault';
import { readText } from '../read-text';
import { findField } from './find-field';
import { foundIn } from './found';
import { wholes } from './name-field';

/**
 * The same faults with line, column and what stands there. A sound file is read once, so none keeps what this
 * needs: those with faults are read a second time.
 */
export function placeFaults(faults: Fault[]): Fault[] {
  const files = new Map<string, (fault: Fault) => Fault>();
  return faults.map((fault) => {
    if (fault.place || fault.row || wholes.has(fault.field)) return fault;
    const place = files.get(fault.path) ?? openFile(fault.path);
    files.set(fault.path, place);
    return place(fault);
  });
}

function openFile(path: string): (fault: Fault) => Fault {
  const read = readText(path);
  return 'text' in read ? placeIn(read.text) : (fault) => fault;
}

/** What gives the faults of a text their places. */
export function placeIn(text: string): (fault: Fault) => Fault {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return (fault) => {
    const { keys, key, value } = findField(document as Document, fault.field);
    const node = fault.isName || !hasText(value) ? (key ?? value) : value;
    const found = fault.found ?? (fault.isName ? undefined : foundIn(value, document as Document));
    const start = isNode(node) ? node.range?.[0] : undefined;
    const { line, col } = start === undefined ? { line: 1, col: 1 } : lines.linePos(start);
    const lost = found?.words === 'nothing' && lostWords(text.split('\n')[line - 1]);
    const advice = lost ? { text: lostAdvice, values: { words: lost } } : fault.advice;
    const place = { line, column: col };
    return { ...fault, keys, place, ...(found && { found }), ...(advice && { advice }) };
  };
}

const lostAdvice = 'What begins with # or & needs quotes: "{words}".';

/** After a field's name, what YAML takes for a remark or a mark of its own. */
const lostWords = (line = '') => /:\s+([#&].*?)\s*$/.exec(line)?.[1];

/** An empty value stands wherever the next thing begins: its name is where an editor looks. */
function hasText(node: unknown): boolean {
  return isNode(node) && (node.range?.[1] ?? 0) > (node.range?.[0] ?? 0);
}
