import { giveUp } from './not-plain';
import { isWord, readScalar, readWords, withoutSpaces } from './read-plain-scalar';

type Reading = { text: string; at: number };

const deepest = 20;
const quoted = /"[^"\\]*"|'(?:[^']|'')*'/y;
const name = /[A-Za-z][\w-]*(?=: )/y;
const bare = /[^\s,[\]{}:#][^,[\]{}:#]*(?::[^\s,[\]{}:#][^,[\]{}:#]*)*/y;

/** A list or fields in one line: `[FR, DE]`, `{ text: Nerven, lang: de }`. */
export function readFlow(text: string): unknown {
  const reading = { text, at: 0 };
  const value = readValue(reading, 0);
  return reading.at === text.length ? value : giveUp();
}

function readValue(reading: Reading, depth: number): unknown {
  if (depth > deepest) giveUp();
  const sign = reading.text[reading.at];
  if (sign === '[') return readList(reading, depth);
  if (sign === '{') return readFields(reading, depth);
  if (sign === '"' || sign === "'") return readScalar(take(reading, quoted));
  return readWords(withoutSpaces(take(reading, bare)));
}

function readList(reading: Reading, depth: number): unknown[] {
  const list: unknown[] = [];
  reading.at += 1;
  while (!ends(reading, ']')) {
    list.push(readValue(reading, depth + 1));
    separate(reading, ']');
  }
  return list;
}

function readFields(reading: Reading, depth: number): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  reading.at += 1;
  while (!ends(reading, '}')) {
    const key = take(reading, name);
    if (Object.hasOwn(fields, key) || isWord(key)) giveUp();
    reading.at += 1;
    skipSpaces(reading);
    fields[key] = readValue(reading, depth + 1);
    separate(reading, '}');
  }
  return fields;
}

function ends(reading: Reading, sign: string): boolean {
  skipSpaces(reading);
  if (reading.text[reading.at] !== sign) return false;
  reading.at += 1;
  return true;
}

/** After a value stands a comma, or the end. */
function separate(reading: Reading, end: string): void {
  skipSpaces(reading);
  const sign = reading.text[reading.at];
  if (sign === ',') reading.at += 1;
  else if (sign !== end) giveUp();
}

function skipSpaces(reading: Reading): void {
  while (reading.text[reading.at] === ' ') reading.at += 1;
}

function take(reading: Reading, pattern: RegExp): string {
  pattern.lastIndex = reading.at;
  const [found = giveUp()] = pattern.exec(reading.text) ?? [];
  reading.at += found.length;
  return found;
}
