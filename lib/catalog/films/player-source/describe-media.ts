import type { Media } from '@/lib/catalog/films/film';

export type Names = {
  title: string;
  /** Formats a language code in the visitor's language. */
  language: (code: string) => string;
};

/** Converts a film's media record to a player source, in one language. */
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

/** Label of a track: its language, with '(CC)' for captions that share it with subtitles. */
function labelOf({ kind, srclang }: Track, tracks: readonly Track[], language: Names['language']) {
  const besides = tracks.some((other) => other.kind === 'subtitles' && other.srclang === srclang);
  return kind === 'captions' && besides ? `${language(srclang)} (CC)` : language(srclang);
}
