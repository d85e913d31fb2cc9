import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import type { StreamLoss } from './stream';

/** Number of consecutive unanswered requests that are tolerated before a track is given up. */
const maxUnanswered = 3;

/**
 * Handles fatal errors of a single track: an audio track whose playlist cannot be loaded is replaced by
 * another; lost subtitles are switched off. The returned function returns what was lost; undefined if the error
 * is not one of these, no audio track is left, or the network may be down and the film can wait for it.
 */
export function replaceLostTracks(
  hls: Hls,
  { Events }: typeof Hls,
): (error: ErrorData, canWait: boolean) => StreamLoss | undefined {
  const unanswered = { audio: 0, subtitle: 0, main: 0 };
  const lostAudio = new Set<string>();
  let lastPlayed: string | undefined;
  hls.on(Events.AUDIO_TRACK_SWITCHED, (_, { url }) => {
    lastPlayed = url;
  });

  hls.on(Events.FRAG_LOADED, (_, { frag }) => {
    unanswered[frag.type] = 0;
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

  return ({ details, frag, response }, canWait) => {
    const isSubtitle = details.startsWith('subtitleTrackLoad') || frag?.type === 'subtitle';
    if (!isSubtitle && !details.startsWith('audioTrackLoad')) return undefined;
    const type = isSubtitle ? 'subtitle' : 'audio';
    // Without any answer the network may be down, which would affect every track.
    unanswered[type] = response?.code ? 0 : unanswered[type] + 1;
    if (canWait && unanswered[type] > 0 && unanswered[type] <= maxUnanswered) return undefined;
    unanswered[type] = 0;
    if (!isSubtitle) return replaceAudio() && 'audio';
    hls.subtitleTrack = -1;
    return 'subtitles';
  };
}
