import { readFileSync, statSync } from 'node:fs';

/** Bytes. The longest file that a person has written here has 20 KB. */
const most = 1024 * 1024;

export type ReadText = { text: string } | { expected: string; isAbsent?: true };

/** The text of a content file, or what was expected in its place. */
export function readText(path: string): ReadText {
  try {
    const found = statSync(path);
    if (found.isDirectory())
      return { expected: 'to be a file; this is a folder: rename or empty it' };
    if (!found.isFile()) return { expected: 'to be a file that can be read' };
    if (found.size > most) {
      const megabytes = Math.round(found.size / most);
      return { expected: `at most 1 MB of text; this file has ${megabytes} MB` };
    }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)) };
  } catch (error) {
    return expectedFor((error as NodeJS.ErrnoException).code);
  }
}

function expectedFor(code: string | undefined): ReadText {
  if (code === 'ENOENT') return { expected: 'to be there', isAbsent: true };
  if (code === 'ELOOP') return { expected: 'to be a file; this is a link that leads to itself' };
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return { expected: 'text in UTF-8: save it anew in that encoding' };
  return { expected: 'to be a file that can be read' };
}
