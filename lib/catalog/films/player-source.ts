import { type Provider, providers } from '@/lib/security/hosts';
import { filmPages } from '@/lib/security/links';
import type { Media } from './film';

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
  const hasSubtitles = tracks.some(
    (other) => other.kind === 'subtitles' && other.srclang === srclang,
  );
  return kind === 'captions' && hasSubtitles ? `${language(srclang)} (CC)` : language(srclang);
}

/** A film at a provider: the provider's name, and the address of the film's page on the provider's site. */
export type Embed = { provider: Provider; name: string; page: string };

/** The embed of a film, unless its first source is a file. */
export function findEmbed(sources: Media['sources']): Embed | undefined {
  const [source] = sources;
  if (!source || source.provider === 'html5') return undefined;
  const { provider, src } = source;
  return { provider, name: providers[provider].name, page: filmPages[provider](src) };
}
