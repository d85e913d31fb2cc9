/** Keys that mean the same for an ad as for a film, or belong to the browser. */
const shared = new Set(['Tab', 'Escape', 'f', 'F', '?']);

type Actions = { togglePlay: () => void; toggleSound: () => void };

/**
 * While the focus is on an advertisement, k, space and m are its own, and the film's other keys (j, l,
 * arrows, digits …) do nothing.
 */
export function silenceKeys(layer: HTMLElement, { togglePlay, toggleSound }: Actions): () => void {
  const onKey = (event: KeyboardEvent) => {
    // With a modifier a key belongs to the page or the browser.
    if (shared.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    if (event.type !== 'keydown') return;
    const key = event.key.toLowerCase();
    // A button or a link has the space bar to itself.
    const pressed = event.target instanceof Element && event.target.closest('button, a');
    if (key === 'm') toggleSound();
    else if (key === 'k' || (key === ' ' && !pressed)) {
      event.preventDefault();
      togglePlay();
    }
  };
  layer.addEventListener('keydown', onKey);
  layer.addEventListener('keyup', onKey);
  return () => {
    layer.removeEventListener('keydown', onKey);
    layer.removeEventListener('keyup', onKey);
  };
}
