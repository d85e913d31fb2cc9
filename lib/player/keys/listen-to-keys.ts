import type { Asked } from '@/lib/player/controls/control';
import { controls } from '@/lib/player/controls/controls';
import { createSign } from './create-sign';
import { focusOf } from './focus-of';
import { readKey } from './read-key';

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
