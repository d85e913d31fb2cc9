import { compareLanguages } from '@/lib/i18n/compare-languages';
import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { type Provider, providers } from '@/lib/security/hosts';
import { filmPages } from '@/lib/security/links';
import type { Media } from './film';

export type Names = {
  title: string;
  locale: Locale;
};

/**
 * Converts a film's media record to a player source, in one language. Its tracks begin with those of that language; the
 * others follow by their languages' names.
 */
export function describeMedia(media: Media, { title, locale }: Names) {
  const { type, sources, autoplay, ratio, tracks, previewThumbnails } = media;
  return {
    type,
    title,
    sources,
    poster: type === 'video' ? media.poster : undefined,
    ratio,
    autoplay,
    tracks: tracks
      .map((track) => ({ ...track, label: labelOf(track, tracks, locale) }))
      .sort((a, b) => compareLanguages(a, b, locale)),
    previewThumbnails,
  };
}

type Track = Media['tracks'][number];

/** Label of a track: its language, with '(CC)' for captions that share it with subtitles. */
function labelOf({ kind, srclang }: Track, tracks: readonly Track[], locale: Locale) {
  const name = displayName('language', srclang, locale);
  const hasSubtitles = tracks.some(
    (other) => other.kind === 'subtitles' && other.srclang === srclang,
  );
  return kind === 'captions' && hasSubtitles ? `${name} (CC)` : name;
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
