import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readContent } from '@/lib/content/validate/load-library';
import {
  type ContentDigest,
  digestContent,
  recordPublishedSince,
} from '@/lib/site/preview/changes';
import { listRecords } from '@/lib/site/preview/records';

/** Digest of the published content in a public build. Later preview builds are compared with it. */
export type PublishedDigest = {
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
      .filter(([name, record]) => record && recordPublishedSince(name, record, timeZone) > now)
      .map(([name]) => name),
  );
  const all = Object.entries(digestContent(read));
  return Object.fromEntries(all.filter(([name]) => !withheld.has(name)));
}

const publishedSchema = z.object({
  time: z.iso.datetime().optional(),
  content: z.record(z.string(), z.record(z.string(), z.string())),
});

/** Timeout of the download, in ms. */
const patience = 15_000;

/**
 * Folder of the public site's builds. Its file `current` names the served build. `buildsFolder` would be wrong: it is
 * `.previews` while a preview is built.
 */
const buildsDir = '.builds';

/**
 * The published state that a preview is compared with. `PREVIEW_COMPARE_TO` names it: a content folder in its
 * published state (another working tree), or the `published.json` of a build as a file or URL. If it is unset, the
 * current build of this project, if any.
 * @throws an error with a message for the user if the named place cannot be read
 */
export async function readPublished(
  named: string | undefined,
): Promise<PublishedDigest | undefined> {
  const place = named?.trim();
  if (!place) return readCurrent();
  try {
    if (/^https?:\/\//.test(place)) return parse(await fetchText(place));
    if (statSync(place).isDirectory()) return { content: digestPublished(readContent(place).read) };
    return parse(readFileSync(place, 'utf8'));
  } catch (cause) {
    throw new Error(
      `PREVIEW_COMPARE_TO is “${place}”, which cannot be read (${(cause as Error).message}): expected a house's folder, or the published.json of a build as a file or an address.`,
      { cause },
    );
  }
}

function readCurrent(): PublishedDigest | undefined {
  const current = join(buildsDir, 'current');
  if (!existsSync(current)) return undefined;
  const file = join(buildsDir, readFileSync(current, 'utf8').trim(), publishedFile);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return answer.text();
}

function parse(text: string): PublishedDigest {
  return publishedSchema.parse(JSON.parse(text));
}
