type Loan = {
  /** Shuts what lies under the layer. */
  take: () => void;
  /** Moves the focus to an element of the layer, if it is in the player; else leaves it alone. */
  give: (to: HTMLElement) => void;
  /** Opens what lies under the layer, and puts the focus back where it was. */
  giveBack: () => void;
};

/** The list of keys can be asked for, and what is said aloud must be heard. */
const open = 'dialog, [role="status"], [inert]';

/**
 * While an advertisement has the picture, the film's own controls are inert: they would act on a
 * film that does not run. A visitor whose focus is elsewhere on the page keeps it there.
 */
export function lendFocus(root: HTMLElement, layer: HTMLElement): Loan {
  let shut: Element[] = [];
  let before: HTMLElement | undefined;
  let taken = false;

  return {
    take() {
      if (taken) return;
      taken = true;
      const active = document.activeElement;
      before = active instanceof HTMLElement && root.contains(active) ? active : undefined;
      shut = [...root.children].filter((child) => child !== layer && !child.matches(open));
      for (const child of shut) child.setAttribute('inert', '');
      if (before) layer.focus({ preventScroll: true });
    },
    give(to) {
      const active = document.activeElement;
      if (before || (active && layer.contains(active))) to.focus({ preventScroll: true });
    },
    giveBack() {
      taken = false;
      for (const child of shut) child.removeAttribute('inert');
      shut = [];
      const inside =
        layer.contains(document.activeElement) || document.activeElement === document.body;
      if (inside && before?.isConnected) before.focus({ preventScroll: true });
      before = undefined;
    },
  };
}
