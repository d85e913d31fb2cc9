import { readFileSync, statSync } from 'node:fs';

const megabyte = 1024 * 1024;

export type ReadText = { text: string } | { expected: string; isAbsent?: true };

/**
 * The text of a content file, or what was expected in its place. `most` is in bytes: the longest file that a
 * person has written here has 20 KB.
 */
export function readText(path: string, most = megabyte): ReadText {
  try {
    const found = statSync(path);
    if (found.isDirectory())
      return { expected: 'to be a file; this is a folder: rename or empty it' };
    if (!found.isFile()) return { expected: 'to be a file that can be read' };
    if (found.size > most) {
      const [limit, megabytes] = [most, found.size].map((size) => Math.round(size / megabyte));
      return { expected: `at most ${limit} MB of text; this file has ${megabytes} MB` };
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
    return { expected: 'text in UTF-8; save it anew as UTF-8 (Excel: “CSV UTF-8”)' };
  return { expected: 'to be a file that can be read' };
}
