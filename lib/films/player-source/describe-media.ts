import type { Media } from '@/lib/films/film';

export type Names = {
  title: string;
  /** Names a track's language in the visitor's language. */
  language: (code: string) => string;
};

/** The content's record of a film's media, as the player takes it, in one language. */
export function describeMedia(media: Media, { title, language }: Names) {
  const { type, sources, autoplay, ratio, tracks, previewThumbnails } = media;
  return {
    type,
    title,
    sources,
    poster: type === 'video' ? media.poster : undefined,
    ratio,
    autoplay,
    tracks: tracks.map((track) => ({ ...track, label: language(track.srclang) })),
    previewThumbnails,
  };
}
