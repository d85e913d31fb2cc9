import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '@/lib/content/validate/issue';
import { placeIssues } from '@/lib/content/validate/issues/place-issues';
import { validatePicture } from '@/lib/content/validate/media/broken-media';
import {
  listReferencedPictures,
  type MediaReferences,
} from '@/lib/content/validate/media/missing-files';
import {
  pictureFile,
  pictureWidths,
  type ResizedPicture,
} from '@/lib/posters/photographs/picture-props';
import {
  pictureCacheFolder,
  type ResizedPictures,
} from '@/lib/posters/photographs/resized-pictures';
import { InvalidPictureError, readPicture } from './read-picture';

/** Sizes and names of all pictures that the content names, as pages need them. Invalid pictures are issues. */
export async function readPictures(
  content: MediaReferences,
  contentFolder: string,
): Promise<{ made: ResizedPictures; issues: Issue[] }> {
  const made: ResizedPictures = {};
  const issues = await forEachPicture(content, contentFolder, async (file, src) => {
    const { source: _, ...picture } = await readPicture(file);
    made[src] = picture;
  });
  return { made, issues };
}

/**
 * Encodes all pictures at the widths that pages use, into a cache folder shared by builds; existing files stay.
 * Returns an issue for each picture that cannot be decoded completely.
 * @param read what `readPictures` has found: a picture whose files exist is not read again
 */
export function makePictures(
  content: MediaReferences,
  contentFolder: string,
  root: string,
  read: ResizedPictures = {},
): Promise<Issue[]> {
  const cacheFolder = pictureCacheFolder(root);
  return forEachPicture(content, contentFolder, async (file, src) => {
    const picture = read[src];
    if (!picture || listMissing(picture, cacheFolder).length > 0)
      await makePicture(file, cacheFolder);
  });
}

/** The widths at which a picture is not encoded yet. */
const listMissing = ({ name, width }: ResizedPicture, cacheFolder: string) =>
  pictureWidths(width).filter((at) => !existsSync(join(cacheFolder, pictureFile(name, at))));

/**
 * Encodes a picture at all its widths into `cacheFolder`, unless the files exist. Camera metadata (place, owner) is
 * removed.
 * @throws like `readPicture`
 */
async function makePicture(file: string, cacheFolder: string): Promise<void> {
  const { source, ...picture } = await readPicture(file);
  mkdirSync(cacheFolder, { recursive: true });
  for (const at of listMissing(picture, cacheFolder)) {
    const made = join(cacheFolder, pictureFile(picture.name, at));
    // Written to a temporary file and renamed, so that an aborted build leaves no partial file. The highest effort
    // makes a file a fourteenth smaller at the same quality, and each file is encoded only once.
    await source().resize(at).webp({ quality: 78, effort: 6 }).toFile(`${made}.part`);
    renameSync(`${made}.part`, made);
  }
}

/**
 * Runs `processPicture` once for each valid picture that the content names. Returns an issue for each place
 * that names an invalid one.
 */
async function forEachPicture(
  content: MediaReferences,
  contentFolder: string,
  processPicture: (file: string, src: string) => Promise<void>,
): Promise<Issue[]> {
  const done = new Set<string>();
  const issues: Issue[] = [];
  for (const { path, field, src, file } of listReferencedPictures(content, contentFolder)) {
    // Files that are not pictures were reported when the content was read.
    if (done.has(src) || validatePicture(file)) continue;
    try {
      await processPicture(file, src);
      done.add(src);
    } catch (error) {
      const text = 'a whole picture in {file}; it cannot be read ({reason}): save it anew';
      issues.push({ path, field, expected: { text, values: { file, reason: reasonOf(error) } } });
    }
  }
  return placeIssues(issues);
}

function reasonOf(error: unknown) {
  if (error instanceof InvalidPictureError) return error.reason;
  return (error as Error).message.split('\n')[0] ?? '';
}

/**
 * Finds pictures that cannot be decoded. Each is read completely but not encoded, which would take ten times as
 * long.
 */
export function findPictureIssues(
  content: MediaReferences,
  contentFolder: string,
): Promise<Issue[]> {
  return forEachPicture(content, contentFolder, async (file) => {
    const { source } = await readPicture(file);
    // The output is small, but all bytes are decoded, so a truncated file fails.
    await source().resize(160).raw().toBuffer();
  });
}
