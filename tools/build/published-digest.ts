import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ownFolder, readUpdate } from '@/lib/content/served-update.mjs';
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

/** In the folder of the snapshots, which is not served. */
export const publishedFile = 'published.json';

/** Digest of the content that is public at `now`, field by field, without drafts and scheduled records. */
export function digestPublished(
  content: Parameters<typeof listRecords>[0],
  now = Date.now(),
): ContentDigest {
  const timeZone = content.site?.timeZone ?? 'Europe/Zurich';
  const unpublishedNames = new Set(
    listRecords(content)
      .filter(([name, record]) => record && recordPublishedSince(name, record, timeZone) > now)
      .map(([name]) => name),
  );
  const all = Object.entries(digestContent(content));
  return Object.fromEntries(all.filter(([name]) => !unpublishedNames.has(name)));
}

const publishedSchema = z.object({
  time: z.iso.datetime().optional(),
  content: z.record(z.string(), z.record(z.string(), z.string())),
});

/** Timeout of the download, in ms. */
const timeout = 15_000;

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
  location: string | undefined,
): Promise<PublishedDigest | undefined> {
  const trimmedLocation = location?.trim();
  if (!trimmedLocation) return readCurrent();
  try {
    if (/^https?:\/\//.test(trimmedLocation)) return parse(await fetchText(trimmedLocation));
    if (statSync(trimmedLocation).isDirectory())
      return { content: digestPublished(readContent(trimmedLocation).content) };
    return parse(readFileSync(trimmedLocation, 'utf8'));
  } catch (cause) {
    throw new Error(
      `PREVIEW_COMPARE_TO is “${trimmedLocation}”, which cannot be read (${(cause as Error).message}): expected a content folder, or the published.json of a build as a file or an address.`,
      { cause },
    );
  }
}

function readCurrent(): PublishedDigest | undefined {
  const current = join(buildsDir, 'current');
  if (!existsSync(current)) return undefined;
  const build = join(buildsDir, readFileSync(current, 'utf8').trim());
  const file = join(build, ownFolder, readUpdate(build), publishedFile);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return response.text();
}

function parse(text: string): PublishedDigest {
  return publishedSchema.parse(JSON.parse(text));
}
