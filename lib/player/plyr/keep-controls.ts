import type { Plyr } from './plyr';
import { isBarPointedAt } from './plyr-dom';

/**
 * Keeps the controls while the keyboard's focus is inside them: Plyr hides them after 4 s. Once it has
 * left they go, but not from beneath the pointer: a press moves the focus to its button, and a bar that
 * went then would take the button away before the press is over.
 */
export function keepControls(player: Plyr, root: HTMLElement): () => void {
  const toggle = player.toggleControls;
  const focused = () => root.querySelector(':focus-visible') !== null;
  player.toggleControls = (show) => toggle(focused() || show);
  const leave = () => setTimeout(() => player.playing && toggle(focused() || isBarPointedAt(root)));
  root.addEventListener('focusout', leave);
  return () => root.removeEventListener('focusout', leave);
}
