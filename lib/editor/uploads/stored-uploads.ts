import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findMediaAddresses, isFile } from '@/lib/content/store/media-files';
import { isRecord } from '@/lib/primitives/json';
import type { EntryFile } from '../form/entry-state';
import { isMediaAddress } from '../pictures/picture-address';
import type { ContentPlace } from '../versions/content-repository';

/**
 * Pictures and films that drafts name and that are not published. They lie in the data folder, laid out as in the content
 * folder (`media/<entry>/…`), so that no address shows them before their draft is published.
 */
export const uploadsFolder = ({ dataFolder }: Pick<ContentPlace, 'dataFolder'>) =>
  join(dataFolder, 'uploads');

/** Whether a path of the content folder lies in its media. */
export const isMediaPath = (path: string) => path.startsWith('media/');

/** The folder of an entry's media, as a path of the content folder: `media/nerven`. */
export function mediaFolderOf({ kind, slug }: Pick<EntryFile, 'kind' | 'slug'>): string {
  return `media/${kind === 'film' ? slug : kind === slug ? kind : `${kind}-${slug}`}`;
}

/** All files of a film that was uploaded lie in one folder with a name of its own, `media/nerven/film-1f0c9a2b`. */
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

/** Whether an address is of an upload alone. */
export function isUnpublishedUpload(src: string, place: ContentPlace): boolean {
  return isMediaAddress(src) && findMedia(src, place)?.startsWith(uploadsFolder(place)) === true;
}

export const readUpload = (path: string, place: ContentPlace): Buffer =>
  readFileSync(join(uploadsFolder(place), path));

/** Deletes what is left of an upload after its publication. */
export function removeUpload({ path }: Upload, place: ContentPlace): void {
  rmSync(join(uploadsFolder(place), path), { recursive: true, force: true });
}

/** Where an upload lies before its publication, and then. */
export function placesOf({ path }: Upload, place: ContentPlace): { from: string; to: string } {
  return { from: join(uploadsFolder(place), path), to: join(place.contentFolder, path) };
}

/** The logos and icons that a theme names. */
function drawingsIn(entry: unknown): unknown[] {
  if (!isRecord(entry)) return [];
  const { logo, icon } = entry;
  return [...(isRecord(logo) ? Object.values(logo) : [logo]), icon].flat();
}
