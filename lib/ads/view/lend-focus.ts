type Loan = {
  /** Makes the content below the layer inert. */
  take: () => void;
  /** Focuses an element of the layer, but only if focus is in the player. */
  give: (to: HTMLElement) => void;
  /** Makes the content interactive again and restores the focus. */
  giveBack: () => void;
};

/** Never inert: the shortcut list can be opened, and live regions must be announced. */
const open = 'dialog, [role="status"], [inert]';

/**
 * Makes the film's controls inert while the ad layer covers the film, because they would act on a film that
 * does not run. Focus elsewhere on the page stays there.
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
