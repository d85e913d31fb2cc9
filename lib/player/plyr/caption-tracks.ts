import { isCaptions } from '@/lib/player/captions/text-tracks';
import type { Plyr } from './load-plyr';

/** The captions and subtitles of a player, those of a stream included. */
export function listCaptions({ media: { textTracks = [] } }: Plyr): TextTrack[] {
  return Array.from(textTracks).filter(isCaptions);
}

/**
 * Disables all captions but the chosen ones. Plyr only hides the previous track, and hls.js would go on loading
 * any track that is not disabled.
 */
export function disableOtherCaptions(player: Plyr): void {
  for (const track of listCaptions(player))
    if (track !== player.captions.currentTrackNode) track.mode = 'disabled';
}
