import type { LineCounter, YAMLError } from 'yaml';
import type { Fault } from '../fault';
import { quoted } from '../faults/found';
import { wayOut } from './way-out';

/** The field whose name begins a line. */
const named = /^\s*(?:-\s+)*([\p{L}\d_-]+)\s*:(?:\s|$)/u;

/** A place in a text that is no YAML, and what was expected there. */
export function yamlFault(
  path: string,
  text: string,
  { code, message, pos }: Pick<YAMLError, 'code' | 'message' | 'pos'>,
  lines: LineCounter,
): Fault {
  const { line, col } = lines.linePos(Math.min(pos[0], text.trimEnd().length));
  const written = text.split(/\r?\n/)[line - 1] ?? '';
  const way = wayOut(written, code, message);
  const place = { line, column: way.column ?? col };
  const name = named.exec(written)?.[1];
  const found = written.trim() && { words: quoted(written), source: written.trim() };
  return {
    ...{ path, place, field: name ?? 'the file', expected: way.expected },
    ...(name && { keys: [name] }),
    ...(found && { found }),
  };
}
