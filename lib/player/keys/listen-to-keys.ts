import type { Asked } from '@/lib/player/controls/control';
import { controls } from '@/lib/player/controls/controls';
import { type Said, sayAs } from '@/lib/player/say-as';
import { focusOf } from './focus-of';
import { readKey } from './read-key';

/** How long the message stays visible, in ms. */
const shown = 1200;

const actions = new Map(controls.flatMap(({ keys = {} }) => Object.entries(keys)));

export type PlayerKeys = {
  /** Runs the queued key presses, then handles new ones directly. Returns a function that stops it. */
  obey: (asked: Omit<Asked, 'say'>) => () => void;
  close: () => void;
};

/**
 * Handles the player's keys while focus is inside `root`. Media may play before the player is ready: until
 * `obey` is called, keys are queued as long as `waits()` is true.
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
 * A live message over the picture that announces what a key changed: the control that shows the change may be
 * out of sight.
 */
export function createSign(root: HTMLElement) {
  const sign = document.createElement('p');
  sign.className = 'player-sign';
  // Screen readers only announce changes of a live region that already exists.
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
