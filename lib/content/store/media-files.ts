import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mayHavePicture, readMarkdown } from '@/lib/primitives/text/read-markdown';
import type { Library } from './raw-library';

/** Whether a path is an image, by its extension. */
export const isPicture = (src: string) => /\.(?:jpe?g|png|webp|avif)$/i.test(src);

/** Whether a path is in the site's media, not on the web. The schema refuses other paths. */
export function isSiteMedia(src: string): boolean {
  return src.startsWith('/media/');
}

/** Whether a file must be in the content folder: images always, since the build resizes them. */
export function isInContentFolder(src: string, mediaUrl?: string): boolean {
  return isSiteMedia(src) && (!mediaUrl || isPicture(src));
}

/** The public address of a media file. */
export function mediaAddress(src: string, mediaUrl?: string): string {
  const isThere = isSiteMedia(src) && !isInContentFolder(src, mediaUrl);
  return isThere ? `${mediaUrl}${src.slice('/media'.length)}` : src;
}

/** The path of a media file on disk. */
export function mediaFilePath(src: string, contentFolder: string): string {
  return `${contentFolder}${src}`;
}

/** Whether a path is a file. `false` for folders and broken links. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** A media address with the field that contains it. */
export type FieldAddress = { field: string; src: string };

/** All addresses below `value`: keys `src` and `poster`, and images in Markdown. */
export function findMediaAddresses(value: unknown): FieldAddress[] {
  const addresses: FieldAddress[] = [];
  gather(value, '', addresses);
  return addresses;
}

function gather(value: unknown, prefix: string, addresses: FieldAddress[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    if (typeof inner === 'object') gather(inner, `${prefix}${key}.`, addresses);
    else if (typeof inner === 'string' && (key === 'src' || key === 'poster'))
      addresses.push({ field: `${prefix}${key}`, src: inner });
    else if (typeof inner === 'string' && mayHavePicture(inner))
      for (const { src } of readMarkdown(inner).pictures)
        addresses.push({ field: `${prefix}${key}`, src });
  }
}

/**
 * Digests of the folder names `media/<slug>/` of unpublished films, except folders that published films,
 * articles, pages, news or people use. Only digests are stored, so that no file of a build reveals a draft's
 * title.
 * @param library the published part of `allContent`
 */
export function listUnpublishedMedia(allContent: Library, library: Library): string[] {
  const { films, articles, pages, news, people } = library;
  const records = [films, articles, pages, news].flatMap((part) => [...part.values()]);
  const hidden = [...allContent.films.keys()].filter((slug) => !films.has(slug));
  if (hidden.length === 0) return [];
  const publishedFolders = new Set(
    [...records, people].flatMap(findMediaAddresses).map(({ src }) => folderOf(src)),
  );
  return hidden.filter((slug) => !publishedFolders.has(slug)).map(digestOf);
}

/** Whether an address (`/media/nerven/film.mp4`) is in a folder whose digest is in `unpublishedFolders`. */
export function isUnpublishedMedia(
  address: string,
  unpublishedFolders: ReadonlySet<string>,
): boolean {
  // Slugs are lower-case, but a file system may find their folders under other spellings.
  const folder = unpublishedFolders.size > 0 && folderOf(address)?.toLowerCase();
  return folder ? unpublishedFolders.has(digestOf(folder)) : false;
}

const folderOf = (address: string) => /^\/media\/([^/]+)\//.exec(address)?.[1];
const digestOf = (folder: string) => hash('sha256', folder);
