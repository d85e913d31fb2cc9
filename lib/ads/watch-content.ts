import type { MachineEvent } from './machine/ad-machine';

/**
 * Tells of the film's time while it runs, and of its end; not while the visitor is still seeking. Where it ends
 * there is no time any more: a film that is to go on from there, after an ad, begins anew.
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
