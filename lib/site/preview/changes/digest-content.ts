import { createHash } from 'node:crypto';
import { listRecords } from '../records/record-kind';
import type { ContentDigest, Fields } from './change';

/** Maximum length of a field in characters; a longer one is cut and gets a hash. */
const longest = 1_000;

/** Private to editors, so not in the digest, which others may be able to read. */
const untold = 'editorNote';

/** The content by record and field, shortened. */
export function digestContent(library: Parameters<typeof listRecords>[0]): ContentDigest {
  return Object.fromEntries(
    listRecords(library).flatMap(([name, record]) =>
      record === undefined ? [] : [[name, Object.fromEntries(flatten(record, '')) as Fields]],
    ),
  );
}

function flatten(value: unknown, field: string): [string, string][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[field, shorten(String(value))]];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === untold ? [] : flatten(inner, field ? `${field}.${key}` : key),
  );
}

function shorten(words: string): string {
  if (words.length <= longest) return words;
  const mark = createHash('sha256').update(words).digest('hex').slice(0, 8);
  return `${words.slice(0, longest)}… [${mark}]`;
}
