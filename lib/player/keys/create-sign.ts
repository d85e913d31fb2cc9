import { type Said, sayAs } from '@/lib/player/say-as';

/** How long it stays, in ms. */
const shown = 1200;

/**
 * Says what a key has changed, over the picture and to a screen reader: the control that shows it is
 * elsewhere, and may be out of sight.
 */
export function createSign(root: HTMLElement) {
  const sign = document.createElement('p');
  sign.className = 'player-sign';
  // Only what changes in a region that is there already is said.
  sign.setAttribute('role', 'status');
  root.append(sign);
  let hiding: ReturnType<typeof setTimeout> | undefined;
  return {
    say(said: Said) {
      sayAs(sign, said);
      clearTimeout(hiding);
      hiding = setTimeout(() => sign.replaceChildren(), shown);
    },
    remove() {
      clearTimeout(hiding);
      sign.remove();
    },
  };
}
