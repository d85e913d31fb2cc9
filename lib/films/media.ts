import type { RawFilm } from '@/lib/content/schema/film';
import { mediaAddress } from '@/lib/content/store/media-files';
import type { Locale } from '@/lib/i18n/locales';
import type { Media } from './film';

/** Something that runs, in one language, each of its files at the address where visitors find it. */
export function toMedia(
  media: RawFilm['media']['film'],
  locale: Locale,
  mediaUrl?: string,
): Media | undefined {
  if (!media) return undefined;
  const placed = <File extends { src: string }>(file: File): File => ({
    ...file,
    src: mediaAddress(file.src, mediaUrl),
  });
  return {
    ...media,
    title: media.title?.[locale],
    sources: media.sources.map(placed),
    tracks: media.tracks.map(placed),
    previewThumbnails: media.previewThumbnails && placed(media.previewThumbnails),
  };
}
