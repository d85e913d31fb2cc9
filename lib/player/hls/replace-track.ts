import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import type { StreamLoss } from './stream';

/**
 * Handles fatal errors of a single track: another audio track replaces one whose playlist cannot be loaded, subtitles
 * are switched off. The returned function answers what was lost; undefined if the error is not one of these, or no
 * audio track is left.
 */
export function replaceLostTracks(
  hls: Hls,
  { Events }: typeof Hls,
): (error: ErrorData) => StreamLoss | undefined {
  const lostAudio = new Set<string>();
  let lastPlayed: string | undefined;
  hls.on(Events.AUDIO_TRACK_SWITCHED, (_, { url }) => {
    lastPlayed = url;
  });

  function replaceAudio() {
    const lost = hls.audioTracks[hls.audioTrack];
    if (lost) lostAudio.add(lost.url);
    const left = hls.audioTracks.filter(({ url }) => !lostAudio.has(url));
    const next =
      left.find(({ url }) => url === lastPlayed) ?? left.find((track) => track.default) ?? left[0];
    if (next) hls.audioTrack = next.id;
    return next;
  }

  return ({ details, frag }) => {
    if (details.startsWith('subtitleTrackLoad') || frag?.type === 'subtitle') {
      hls.subtitleTrack = -1;
      return 'subtitles';
    }
    return details.startsWith('audioTrackLoad') && replaceAudio() ? 'audio' : undefined;
  };
}
