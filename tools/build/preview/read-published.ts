import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readHouse } from '@/lib/content/validate/read-house';
import { digestPublished, type Published, publishedFile } from './published';

const publishedSchema = z.object({
  time: z.iso.datetime().optional(),
  content: z.record(z.string(), z.record(z.string(), z.string())),
});

/** Timeout of the download, in ms. */
const patience = 15_000;

/** Folder of published builds, with the current build of the public site. */
const shelf = '.builds';

/**
 * The published state that a preview is compared with. `PREVIEW_COMPARE_TO` names it: a content folder in its
 * published state (another working tree), or the `published.json` of a build as a file or URL. If it is unset, the
 * current build of this project, if any.
 * @throws an error with a sentence if the named place cannot be read
 */
export async function readPublished(named: string | undefined): Promise<Published | undefined> {
  const place = named?.trim();
  if (!place) return readCurrent();
  try {
    if (/^https?:\/\//.test(place)) return parse(await fetchText(place));
    if (statSync(place).isDirectory()) return { content: digestPublished(readHouse(place).read) };
    return parse(readFileSync(place, 'utf8'));
  } catch (cause) {
    throw new Error(
      `PREVIEW_COMPARE_TO is “${place}”, which cannot be read (${(cause as Error).message}): expected a house's folder, or the published.json of a build as a file or an address.`,
      { cause },
    );
  }
}

function readCurrent(): Published | undefined {
  const current = join(shelf, 'current');
  if (!existsSync(current)) return undefined;
  const file = join(shelf, readFileSync(current, 'utf8').trim(), publishedFile);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return answer.text();
}

function parse(text: string): Published {
  return publishedSchema.parse(JSON.parse(text));
}
