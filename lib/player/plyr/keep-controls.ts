import type { Plyr } from './plyr';

/** Keeps the controls while the keyboard's focus is inside them: Plyr hides them after 4 s. */
export function keepControls(player: Plyr, root: HTMLElement): () => void {
  const toggle = player.toggleControls;
  const focused = () => root.querySelector(':focus-visible') !== null;
  player.toggleControls = (show) => toggle(focused() || show);
  const leave = () => setTimeout(() => player.playing && !focused() && toggle(false));
  root.addEventListener('focusout', leave);
  return () => root.removeEventListener('focusout', leave);
}
