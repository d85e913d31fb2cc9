import type { MachineEvent } from './machine/ad-machine';

/**
 * Sends the film's time during playback, but not while seeking, and its end. No time is sent at the end:
 * resuming there after an ad would restart the film.
 */
export function watchContent(
  media: HTMLMediaElement,
  send: (event: MachineEvent) => void,
): () => void {
  const onTime = () => {
    if (media.seeking || media.paused || media.ended) return;
    send({ type: 'contentTime', time: media.currentTime, duration: media.duration });
  };
  const onEnded = () => send({ type: 'contentEnded' });
  media.addEventListener('timeupdate', onTime);
  media.addEventListener('ended', onEnded);
  return () => {
    media.removeEventListener('timeupdate', onTime);
    media.removeEventListener('ended', onEnded);
  };
}
