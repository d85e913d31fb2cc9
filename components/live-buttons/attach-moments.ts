import { findPlayer, subscribePlayers } from '@/lib/player/session/player-registry';
import { formatClock, readTimeLink } from '@/lib/player/time-link';
import { watchLiveElements } from './live-elements';

/**
 * Writes the film's current time into the button that shares it or, before the film is started, the time in the
 * page's URL. The button is hidden without either, and at the end of the film. Returns a function that stops
 * the updates.
 */
export function attachMoments(): () => void {
  let unfollow = () => {};
  const follow = () => {
    unfollow();
    const button = document.querySelector<HTMLElement>('[data-moment]');
    const { film = '', type } = button?.dataset ?? {};
    const player = findPlayer(film, type as 'video' | 'audio');
    const draw = () => {
      const { status, currentTime = readTimeLink(window.location) } = player?.store.read() ?? {};
      drawMoment(button, status === 'ended' ? 0 : currentTime);
    };
    unfollow = player?.store.subscribe(draw) ?? (() => {});
    draw();
  };
  const stops = [watchLiveElements(follow), subscribePlayers(follow)];
  follow();
  return () => {
    unfollow();
    for (const stop of stops) stop();
  };
}

function drawMoment(button: HTMLElement | null, seconds = 0): void {
  const moment = String(Math.floor(seconds));
  if (!button || button.dataset.moment === moment) return;
  button.dataset.moment = moment;
  button.hidden = moment === '0';
  const label = button.querySelector('span:last-child');
  if (label)
    label.textContent = (button.dataset.words ?? '').replace('{time}', formatClock(seconds));
}
