import { errorCode } from '@/lib/player/state/error-code';
import type { MediaFacts } from '@/lib/player/state/next-status';
import type { Plyr } from './plyr';

/** What can be read off Plyr and its media element now. */
export function readFacts(player: Plyr): Omit<MediaFacts, 'begun'> {
  const { error, readyState = 4 } = player.media;
  return {
    paused: player.paused,
    ended: player.ended,
    currentTime: player.currentTime || 0,
    duration: player.duration,
    volume: player.volume,
    muted: player.muted,
    speed: player.speed || 1,
    error: errorCode(error),
    waiting: readyState < 3,
  };
}
