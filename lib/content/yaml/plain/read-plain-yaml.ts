import { indentOf, type Lines, nextIndent } from './lines';
import { giveUp, NotPlain } from './not-plain';
import { readBlockText } from './read-block-text';
import { readFlow } from './read-flow';
import { isWord, readScalar, withoutSpaces } from './read-plain-scalar';

/** Signs that end lines, set in or control in a way of their own. */
const odd = /[^\P{Cc}\n]|\ufeff/u;

const name = /^(?:[A-Za-z][\w-]*|\d{4}-\d\d-\d\d)$/;
/** How an entry of a list begins that has fields. */
const field = /^(?:[A-Za-z][\w-]*|\d{4}-\d\d-\d\d):(?: |$)/;

/**
 * The value of a text that is written plainly, as nearly every file of a house is: fields and lists set in by
 * spaces, values with or without quotes in their line, blocks of text. `undefined` for anything else, and for
 * whatever may be a fault: there the whole reader (`yaml`) says what it is. It takes a tenth of that one's time,
 * which of 11,000 films is five seconds.
 */
export function readPlainYaml(text: string): { value: unknown } | undefined {
  if (odd.test(text)) return undefined;
  const lines: Lines = { all: text.split('\n'), at: 0 };
  try {
    if (nextIndent(lines) < 0) return { value: null };
    const value = readBlock(lines, 0);
    return nextIndent(lines) < 0 ? { value } : undefined;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

/** What stands set in by `indent` from the line on that is read. */
function readBlock(lines: Lines, indent: number): unknown {
  const line = lines.all[lines.at] ?? '';
  if (indentOf(line) !== indent) giveUp();
  return isEntry(line, indent) ? readList(lines, indent) : readFields(lines, indent);
}

const isEntry = (line: string, indent: number) =>
  line[indent] === '-' && (line[indent + 1] === ' ' || line.length === indent + 1);

function readFields(lines: Lines, indent: number): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  while (nextIndent(lines) === indent) {
    const line = lines.all[lines.at] ?? '';
    const colon = line.indexOf(':', indent);
    const key = line.slice(indent, colon);
    const isField = colon > indent && (line[colon + 1] === ' ' || line.length === colon + 1);
    if (!isField || !name.test(key) || Object.hasOwn(fields, key) || isWord(key)) giveUp();
    lines.at += 1;
    const start = colon + 1 + indentOf(line.slice(colon + 1));
    fields[key] = readValue(lines, withoutSpaces(line.slice(start)), indent, indent);
  }
  return fields;
}

function readList(lines: Lines, indent: number): unknown[] {
  const list: unknown[] = [];
  while (nextIndent(lines) === indent && isEntry(lines.all[lines.at] ?? '', indent)) {
    const line = lines.all[lines.at] ?? '';
    const inner = indent + 1 + indentOf(line.slice(indent + 1));
    const rest = line.slice(inner);
    if (field.test(rest)) {
      // The fields of an entry begin in its own line.
      lines.all[lines.at] = ' '.repeat(inner) + rest;
      list.push(readFields(lines, inner));
    } else {
      lines.at += 1;
      list.push(readValue(lines, withoutSpaces(rest), indent, indent + 1));
    }
  }
  return list;
}

/** A value that begins with `rest` in a line set in by `indent`, or stands below it, at least as far in as `least`. */
function readValue(lines: Lines, rest: string, indent: number, least: number): unknown {
  if (/^[|>]/.test(rest)) return readBlockText(lines, rest, indent);
  const below = nextIndent(lines);
  if (rest === '') {
    if (below > indent) return readBlock(lines, below);
    const isList = below === least && isEntry(lines.all[lines.at] ?? '', below);
    return isList ? readList(lines, below) : null;
  }
  // What stands further in goes on with the value above it.
  if (below > indent) giveUp();
  return /^[[{]/.test(rest) ? readFlow(rest) : readScalar(rest);
}
