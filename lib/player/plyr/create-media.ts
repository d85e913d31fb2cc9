import { isCaptions } from '@/lib/player/captions/text-tracks';
import { trackLanguage } from '@/lib/player/captions/track-language';
import { crossOrigin } from '@/lib/player/source/cross-origin';
import { takePreloaded } from '@/lib/player/source/preloaded-media';
import type { PlayerSource, SourcePart } from '@/lib/player/source/source-schema';
import { createEmbed } from './plyr-dom';

/**
 * Creates Plyr's target: a media element, or for an embed a `<div>` with the provider's data. The source is
 * set elsewhere, because a stream is loaded by hls.js. Tracks get no `default`: Plyr leaks with it.
 */
export function createMedia(source: PlayerSource, part: SourcePart): HTMLElement {
  if (part.provider !== 'html5') return createEmbed(part.provider, part.src);
  const media = takePreloaded(part.src) ?? createElement(source);
  media.preload = 'auto';
  // No `poster` attribute: the page already shows the still above the video, and it would be fetched again.
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

function createTrack(sourceTrack: Track, all: readonly Track[]) {
  const { kind, src, label } = sourceTrack;
  const srclang = trackLanguage(sourceTrack, all);
  const track = document.createElement('track');
  return Object.assign(track, { kind, srclang, src, label: label ?? srclang });
}
