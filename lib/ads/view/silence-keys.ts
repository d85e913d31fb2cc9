/** Keys that mean the same for an ad as for a film, or belong to the browser. */
const shared = new Set(['Tab', 'Escape', 'f', 'F']);

/** The film's keys (k, j, l, arrows, digits …) do nothing while the focus is on an advertisement. */
export function silenceKeys(layer: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!shared.has(event.key)) event.stopPropagation();
  };
  layer.addEventListener('keydown', onKey);
  layer.addEventListener('keyup', onKey);
  return () => {
    layer.removeEventListener('keydown', onKey);
    layer.removeEventListener('keyup', onKey);
  };
}
