import type { ContentDigest } from '@/lib/site/preview/changes/change';
import { digestContent } from '@/lib/site/preview/changes/digest-content';
import { recordOutSince } from '@/lib/site/preview/records/out-since';
import { listRecords } from '@/lib/site/preview/records/record-kind';

/** What a build of the public site says of its content to previews that are built later. */
export type Published = {
  /** ISO 8601; absent of files that nobody has built. */
  time?: string | undefined;
  content: ContentDigest;
};

/** Below the root of a build. Not below anything that is served. */
export const publishedFile = '.next/bobine/published.json';

/** What of a house is out at a moment, field by field: drafts and what has still to come are not in it. */
export function digestPublished(
  read: Parameters<typeof listRecords>[0],
  now = Date.now(),
): ContentDigest {
  const timeZone = read.site?.timeZone ?? 'Europe/Zurich';
  const withheld = new Set(
    listRecords(read)
      .filter(([name, record]) => record && recordOutSince(name, record, timeZone) > now)
      .map(([name]) => name),
  );
  const all = Object.entries(digestContent(read));
  return Object.fromEntries(all.filter(([name]) => !withheld.has(name)));
}
