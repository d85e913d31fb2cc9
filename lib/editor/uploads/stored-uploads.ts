import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findMediaAddresses, isFile } from '@/lib/content/store/media-files';
import { isRecord } from '@/lib/primitives/json';
import type { EntryFile } from '../form/entry-state';
import { isMediaAddress } from '../pictures/picture-address';
import type { ContentPlace } from '../versions/content-repository';

/**
 * Folder of pictures and films that belong to drafts. It is in the data folder, with the structure of the content
 * folder (`media/<entry>/…`). Before publication only the editor and preview links show these files.
 */
export const uploadsFolder = ({ dataFolder }: Pick<ContentPlace, 'dataFolder'>) =>
  join(dataFolder, 'uploads');

/** Whether a path of the content folder lies in its media. */
export const isMediaPath = (path: string) => path.startsWith('media/');

/** The folder of an entry's media, as a path of the content folder: `media/nerven`. */
export function mediaFolderOf({ kind, slug }: Pick<EntryFile, 'kind' | 'slug'>): string {
  return `media/${kind === 'film' ? slug : kind === slug ? kind : `${kind}-${slug}`}`;
}

/** The files of an uploaded film are in a folder with a unique name, such as `media/nerven/film-1f0c9a2b`. */
const filmFolder = /^(\/media\/[^/]+\/film-[0-9a-f]{8})\//;

/** An upload as it is published: a picture, or the folder of a film. */
export type Upload = {
  /** Path in the content folder, and below the uploads. */
  path: string;
  isFolder: boolean;
};

/** The upload that an address (`/media/…`) lies in. */
export function uploadOf(src: string): Upload {
  const folder = filmFolder.exec(src)?.[1];
  return { path: (folder ?? src).slice(1), isFolder: folder !== undefined };
}

/** The uploads that an entry names and that the content folder does not have. */
export function listUploads(entry: unknown, { contentFolder, dataFolder }: ContentPlace): Upload[] {
  const addresses = [...findMediaAddresses(entry).map(({ src }) => src), ...drawingsIn(entry)];
  const uploads = addresses.filter(isMediaAddress).map(uploadOf);
  return [...new Map(uploads.map((upload) => [upload.path, upload])).values()].filter(
    ({ path }) =>
      existsSync(join(uploadsFolder({ dataFolder }), path)) &&
      !existsSync(join(contentFolder, path)),
  );
}

/** The file of an address in the media: that of the content, else that of an upload; `undefined` if there is none. */
export function findMedia(src: string, place: ContentPlace): string | undefined {
  if (!isMediaAddress(src)) return undefined;
  return [place.contentFolder, uploadsFolder(place)]
    .map((folder) => join(folder, src))
    .find(isFile);
}

/** Whether an address exists only as an upload, not in the content. */
export function isUnpublishedUpload(src: string, place: ContentPlace): boolean {
  return isMediaAddress(src) && findMedia(src, place)?.startsWith(uploadsFolder(place)) === true;
}

export const readUpload = (path: string, place: ContentPlace): Buffer =>
  readFileSync(join(uploadsFolder(place), path));

/** Deletes what is left of an upload after its publication. */
export function removeUpload({ path }: Upload, place: ContentPlace): void {
  rmSync(join(uploadsFolder(place), path), { recursive: true, force: true });
}

/** Absolute paths of an upload before and after its publication. */
export function placesOf(
  { path }: Pick<Upload, 'path'>,
  place: ContentPlace,
): { from: string; to: string } {
  return { from: join(uploadsFolder(place), path), to: join(place.contentFolder, path) };
}

/** The addresses of a theme's logos and icon. */
function drawingsIn(entry: unknown): unknown[] {
  if (!isRecord(entry)) return [];
  const { logo, icon } = entry;
  return [...(isRecord(logo) ? Object.values(logo) : [logo]), icon].flat();
}
