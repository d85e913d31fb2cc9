import { errorCode } from './error-code';
import type { MediaFacts } from './next-status';

/** What can be read off a media element now. */
export function elementFacts(media: HTMLMediaElement): Omit<MediaFacts, 'begun'> {
  const { paused, ended, currentTime, duration, volume, muted, playbackRate: speed } = media;
  const waiting = media.readyState < 3;
  return {
    ...{ paused, ended, currentTime, duration, volume, muted, speed, waiting },
    error: errorCode(media.error),
  };
}
