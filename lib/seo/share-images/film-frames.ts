import { readFileSync } from 'node:fs';
import { contentDir } from '@/lib/content/content-dir.mjs';
import type { RawFilm } from '@/lib/content/schema/film';
import { getLibrary } from '@/lib/content/store/library';
import { isFile, mediaFilePath } from '@/lib/content/store/media-files';
import { areaInPixels } from '@/lib/player/seek-preview/frame-view';
import { type Frame, findFrame, toFrames } from '@/lib/player/seek-preview/frames';
import { parseVtt } from '@/lib/primitives/webvtt';

/** The path of a media file: in the content directory, or in `public` if the server runs from a build. */
export function localMediaFile(src: string): string {
  const file = mediaFilePath(src, contentDir());
  return isFile(file) ? file : mediaFilePath(src, 'public');
}

/**
 * A film's thumbnails, if their list is a file of this site. Image addresses are resolved against
 * `http://localhost`, because they may be relative.
 */
function readFrames({ media }: Pick<RawFilm, 'media'>): Frame[] {
  const src = media.film?.previewThumbnails?.src;
  const file = src?.startsWith('/media/') && localMediaFile(src);
  if (!file || !isFile(file)) return [];
  return toFrames(parseVtt(readFileSync(file, 'utf8')), `http://localhost${src}`);
}

/** The second at which a film's thumbnails end; 0 without thumbnails. */
export function framesEnd(film: Pick<RawFilm, 'media'>): number {
  return readFrames(film).at(-1)?.endTime ?? 0;
}

/** The thumbnail of a film at a time in seconds; `undefined` if there is none. */
export async function cutFrame(slug: string, time: number): Promise<Buffer | undefined> {
  const film = getLibrary().films.get(slug);
  const frames = film ? readFrames(film) : [];
  const frame = frames[findFrame(frames, time)];
  if (!frame) return undefined;
  // Loaded with the first frame: updates of the content only ask where the frames end.
  const { default: sharp } = await import('sharp');
  const image = sharp(localMediaFile(decodeURI(new URL(frame.image).pathname)));
  const { width, height } = await image.metadata();
  const { x, y, w, h } = areaInPixels(frame, width, height);
  return image.extract({ left: x, top: y, width: w, height: h }).png().toBuffer();
}
