import type { Asked } from '@/lib/player/controls/control';
import { controls } from '@/lib/player/controls/controls';
import { type Said, sayAs } from '@/lib/player/say-as';
import { focusOf } from './focus-of';
import { readKey } from './read-key';

/** How long it stays, in ms. */
const shown = 1200;

const actions = new Map(controls.flatMap(({ keys = {} }) => Object.entries(keys)));

export type PlayerKeys = {
  /** Does what was pressed until now, and from now on what is pressed. Returns the way to stop. */
  obey: (asked: Omit<Asked, 'say'>) => () => void;
  close: () => void;
};

/**
 * The keys of a player, only while the focus is inside it. A film runs before its player is there: what
 * is pressed until then is kept, for as long as it `waits`.
 */
export function listenToKeys(root: HTMLElement, waits: () => boolean): PlayerKeys {
  const { say, remove } = createSign(root);
  const kept: ((asked: Asked) => void)[] = [];
  let asked: Asked | undefined;
  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('[role="dialog"], dialog')) return;
    const action = actions.get(readKey(event, focusOf(event.target)) ?? '');
    if (!action || !(asked || waits())) return;
    event.preventDefault();
    if (asked) action(asked);
    else kept.push(action);
  }
  root.addEventListener('keydown', press);
  return {
    obey(given) {
      const obeyed = { ...given, say };
      asked = obeyed;
      for (const action of kept.splice(0)) action(obeyed);
      return () => {
        asked = undefined;
      };
    },
    close() {
      root.removeEventListener('keydown', press);
      remove();
    },
  };
}

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
