import type { ContentDigest } from '@/lib/site/preview/changes/change';
import { digestContent } from '@/lib/site/preview/changes/digest-content';
import { recordOutSince } from '@/lib/site/preview/records/out-since';
import { listRecords } from '@/lib/site/preview/records/record-kind';

/** Digest of the published content in a public build. Later preview builds are compared with it. */
export type Published = {
  /** ISO 8601; absent if the digest was made from files instead of a build. */
  time?: string | undefined;
  content: ContentDigest;
};

/** Relative to the root of a build; not below any served folder. */
export const publishedFile = '.next/bobine/published.json';

/** Digest of the content that is public at `now`, field by field, without drafts and scheduled records. */
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
