import { findOpenSetting } from './plyr-dom';

/**
 * Keeps the focus in the player when a click hides what had it: Plyr's menu changes its panel under the
 * mouse, the focus falls to the page, and neither Escape nor the keys are heard any more.
 */
export function keepFocus(root: HTMLElement): () => void {
  function check() {
    const active = document.activeElement;
    if (active && active !== document.body && active.checkVisibility()) return;
    (findOpenSetting(root) ?? root).focus({ preventScroll: true });
  }
  const click = () => requestAnimationFrame(check);
  root.addEventListener('click', click);
  return () => root.removeEventListener('click', click);
}
