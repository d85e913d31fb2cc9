import { closeSync, openSync, readSync } from 'node:fs';
import { type Sentence, toTemplate } from '../issues/editor-message';
import type { ReadText } from '../read-file';

/** An issue of a media file; `found` is its actual format. */
export type MediaIssue = {
  expected: Sentence;
  advice?: Sentence;
  found?: Sentence;
  isWarning?: true;
};

/** Maximum size in bytes of a playlist or a text track; real ones are far smaller. */
export const maxTextBytes = 16 * 1024 * 1024;

/** The issue of a text file that cannot be read. */
export function unreadableIssue(
  file: string,
  { expected, found }: Exclude<ReadText, { text: string }>,
): MediaIssue {
  const values = { file, expected: toTemplate(expected) };
  return {
    expected: { text: '{expected} ({file})', values },
    ...(found && { found: found.words }),
  };
}

/** The first bytes of a file, for signature checks. */
export function readHead(path: string, length = 128): Buffer {
  const bytes = Buffer.alloc(length);
  const file = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, length, 0));
  } finally {
    closeSync(file);
  }
}
