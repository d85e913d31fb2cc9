import { trackLanguage } from '@/lib/player/captions/track-language';
import { crossOrigin } from '@/lib/player/source/cross-origin';
import { takeEarly } from '@/lib/player/source/early-media';
import type { PlayerSource, SourcePart } from '@/lib/player/source/source-schema';
import { createEmbed } from './plyr-dom';

/**
 * What Plyr is built upon: a media element, or for a provider a <div> that names it. The address is
 * not given here: a stream's comes through hls.js. Tracks have no `default`, with which Plyr leaks.
 */
export function createMedia(source: PlayerSource, part: SourcePart): HTMLElement {
  if (part.provider !== 'html5') return createEmbed(part.provider, part.src);
  const media = takeEarly(part.src) ?? createElement(source);
  media.preload = 'auto';
  // The still is laid over it by the page, which has it already: as its poster it is fetched again.
  if (media instanceof HTMLVideoElement) media.playsInline = true;
  media.append(
    ...source.tracks.filter(isCaptions).map((track) => createTrack(track, source.tracks)),
  );
  return media;
}

function createElement({ type, tracks }: PlayerSource) {
  return Object.assign(document.createElement(type), { crossOrigin: crossOrigin(tracks) });
}

type Track = PlayerSource['tracks'][number];

function isCaptions({ kind }: Track) {
  return kind === 'captions' || kind === 'subtitles';
}

function createTrack(given: Track, all: readonly Track[]) {
  const { kind, src, label } = given;
  const srclang = trackLanguage(given, all);
  const track = document.createElement('track');
  return Object.assign(track, { kind, srclang, src, label: label ?? srclang });
}
