type FocusTrap = {
  /** Makes the content below the layer inert and moves the focus to the layer. */
  capture: () => void;
  /** Focuses an element of the layer, but only if focus is in the player. */
  move: (to: HTMLElement) => void;
  /** Makes the content interactive again and restores the focus. */
  restore: () => void;
};

/** Elements that are not made inert: the shortcut list, live regions, and what is inert already. */
const exemptFromInert = 'dialog, [role="status"], [inert]';

/**
 * Makes the film's controls inert while the ad layer covers the film, because they would act on a film that
 * does not run. Focus elsewhere on the page stays there.
 */
export function createFocusTrap(root: HTMLElement, layer: HTMLElement): FocusTrap {
  let inert: Element[] = [];
  let before: HTMLElement | undefined;
  let captured = false;

  return {
    capture() {
      if (captured) return;
      captured = true;
      const active = document.activeElement;
      before = active instanceof HTMLElement && root.contains(active) ? active : undefined;
      inert = [...root.children].filter(
        (child) => child !== layer && !child.matches(exemptFromInert),
      );
      for (const child of inert) child.setAttribute('inert', '');
      if (before) layer.focus({ preventScroll: true });
    },
    move(to) {
      const active = document.activeElement;
      if (before || (active && layer.contains(active))) to.focus({ preventScroll: true });
    },
    restore() {
      captured = false;
      for (const child of inert) child.removeAttribute('inert');
      inert = [];
      const inside =
        layer.contains(document.activeElement) || document.activeElement === document.body;
      if (inside && before?.isConnected) before.focus({ preventScroll: true });
      before = undefined;
    },
  };
}

/** Keys with the same meaning for ads and films, or reserved for the browser. */
const passedKeys = new Set(['Tab', 'Escape', 'f', 'F', '?']);

type Actions = { togglePlay: () => void; toggleSound: () => void };

/**
 * Keys while focus is on the ad: k, space and m control the ad; the film's other keys (j, l, arrows, digits
 * …) do nothing.
 */
export function attachAdKeys(layer: HTMLElement, { togglePlay, toggleSound }: Actions): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (passedKeys.has(event.key)) return;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    // Keys with a modifier belong to the page or the browser, except the arrow keys with which the film changes
    // chapters.
    if (!hasModifier || event.key.startsWith('Arrow')) event.stopPropagation();
    if (hasModifier || event.type !== 'keydown') return;
    const key = event.key.toLowerCase();
    // Buttons and links handle the space bar themselves.
    const isButton = event.target instanceof Element && event.target.closest('button, a');
    if (key === 'm') toggleSound();
    else if (key === 'k' || (key === ' ' && !isButton)) {
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
