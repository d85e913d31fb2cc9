import { isCaptions } from '@/lib/player/captions/text-tracks';
import type { Plyr } from './load-plyr';

/** The captions and subtitles of a player, those of a stream included. */
export function listCaptions({ media: { textTracks = [] } }: Plyr): TextTrack[] {
  return Array.from(textTracks).filter(isCaptions);
}

/**
 * Disables all captions but the chosen ones. hls.js loads the track that is not disabled, and Plyr leaves the one
 * before hidden.
 */
export function disableOtherCaptions(player: Plyr): void {
  for (const track of listCaptions(player))
    if (track !== player.captions.currentTrackNode) track.mode = 'disabled';
}
