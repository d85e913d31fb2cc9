import { asSaid, type Sentence } from '../faults/sentence';
import type { ReadText } from '../read-text';

/** What is wrong with a file: `found` is what it is instead. */
export type MediaFault = { expected: Sentence; advice?: Sentence; found?: Sentence };

/** Bytes. A playlist has a line for every few seconds, captions one for each sentence. */
export const mostText = 16 * 1024 * 1024;

/** What is wrong with a file of text that another file names. */
export function unreadable(
  file: string,
  { expected, found }: Exclude<ReadText, { text: string }>,
): MediaFault {
  const values = { file, expected: asSaid(expected) };
  return {
    expected: { text: '{expected} ({file})', values },
    ...(found && { found: found.words }),
  };
}
