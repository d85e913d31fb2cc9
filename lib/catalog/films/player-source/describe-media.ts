import type { Media } from '@/lib/catalog/films/film';

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
    tracks: tracks.map((track) => ({ ...track, label: labelOf(track, tracks, language) })),
    previewThumbnails,
  };
}

type Track = Media['tracks'][number];

/** A track's language; captions beside subtitles in one language say that they are those with the sounds. */
function labelOf({ kind, srclang }: Track, tracks: readonly Track[], language: Names['language']) {
  const besides = tracks.some((other) => other.kind === 'subtitles' && other.srclang === srclang);
  return kind === 'captions' && besides ? `${language(srclang)} (CC)` : language(srclang);
}
