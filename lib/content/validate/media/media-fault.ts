import { asSaid, type Sentence } from '../faults/sentence';
import type { ReadText } from '../read-text';

/** An issue of a media file; `found` is its actual format. */
export type MediaFault = { expected: Sentence; advice?: Sentence; found?: Sentence };

/** Maximum size in bytes. Playlists have a line per few seconds, captions one per sentence. */
export const mostText = 16 * 1024 * 1024;

/** The issue of a text file that cannot be read. */
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
