import type { Mutant } from './score';

const longest = 60;

function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** The code between two places of a file, the second not included. */
function cut(text: string, { start, end }: Mutant['location']): string {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

/** One line about a change: where it is, what it was, what it became. */
export function writeMutant(file: string, text: string, mutant: Mutant): string {
  const { location, replacement = '', status } = mutant;
  const untested = status === 'NoCoverage' ? '  (no test comes here)' : '';
  const change = `${shorten(cut(text, location))}  →  ${shorten(replacement)}`;
  return `  ${file}:${location.start.line}  ${change}${untested}`;
}
