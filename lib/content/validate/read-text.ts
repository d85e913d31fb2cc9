import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import type { Place } from './fault';
import { type Found, quoted } from './faults/found';
import type { Sentence } from './faults/sentence';

const megabyte = 1024 * 1024;
/** Does not block on a pipe; Windows lacks the flag. */
const reading = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

export type ReadText =
  | { text: string }
  | { expected: Sentence; isAbsent?: true; place?: Place; found?: Found };

/**
 * The text of a content file, or its issue. `most` is the maximum size in bytes: the longest hand-written file has 20 KB.
 */
export function readText(path: string, most = megabyte): ReadText {
  let file: number | undefined;
  try {
    file = openSync(path, reading);
    const found = fstatSync(file);
    if (found.isDirectory())
      return { expected: 'to be a file; this is a folder: rename or empty it' };
    if (!found.isFile()) return { expected: 'to be a file that can be read' };
    if (found.size > most) {
      const [limit = 0, size = 0] = [most, found.size].map((bytes) => Math.round(bytes / megabyte));
      const text = 'at most {limit} MB of text; this file has {size} MB';
      return { expected: { text, values: { limit, size } } };
    }
    const bytes = Buffer.allocUnsafe(found.size);
    return decode(bytes.subarray(0, readSync(file, bytes, 0, found.size, 0)));
  } catch (error) {
    return expectedFor((error as NodeJS.ErrnoException).code);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Decodes UTF-8, or reports the first invalid character with its Windows-1252 reading. */
function decode(whole: Buffer): ReadText {
  const bytes = withoutMark(whole);
  const text = bytes.toString();
  if (isUtf8(bytes)) return { text };
  const before = text.slice(0, text.indexOf('�'));
  const lines = before.split('\n');
  const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  const line = new TextDecoder('windows-1252').decode(bytes.subarray(Buffer.byteLength(before)));
  const word = `${/\S*$/.exec(before)?.[0] ?? ''}${/^\S*/.exec(line)?.[0] ?? ''}`;
  const found = { words: quoted(word), source: word };
  const expected = 'text in UTF-8, and this is in another encoding: save it anew as UTF-8';
  return { expected, place, found };
}

/** Removes the byte order mark that some programs write. */
function withoutMark(bytes: Buffer): Buffer {
  return bytes.subarray(0, 3).equals(Buffer.from('\uFEFF')) ? bytes.subarray(3) : bytes;
}

function expectedFor(code: string | undefined): ReadText {
  if (code === 'ENOENT') return { expected: 'to be there', isAbsent: true };
  if (code === 'ELOOP') return { expected: 'to be a file; this is a link that leads to itself' };
  return { expected: 'to be a file that can be read' };
}
