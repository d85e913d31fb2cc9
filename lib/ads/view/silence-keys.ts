/** Keys with the same meaning for ads and films, or reserved for the browser. */
const shared = new Set(['Tab', 'Escape', 'f', 'F', '?']);

type Actions = { togglePlay: () => void; toggleSound: () => void };

/**
 * Keys while focus is on the ad: k, space and m control the ad; the film's other keys (j, l, arrows, digits
 * …) do nothing.
 */
export function silenceKeys(layer: HTMLElement, { togglePlay, toggleSound }: Actions): () => void {
  const onKey = (event: KeyboardEvent) => {
    // Keys with a modifier belong to the page or the browser.
    if (shared.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    if (event.type !== 'keydown') return;
    const key = event.key.toLowerCase();
    // Buttons and links handle the space bar themselves.
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
