import type { Asked } from '@/lib/player/controls/control';
import { controls } from '@/lib/player/controls/controls';
import { focusOf } from './focus-of';
import { readKey } from './read-key';

const actions = new Map(controls.flatMap(({ keys = {} }) => Object.entries(keys)));

/** The keys of the player, only while the focus is inside it. */
export function attachKeys(asked: Asked): () => void {
  const { root } = asked.handle;
  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('[role="dialog"], dialog')) return;
    const action = actions.get(readKey(event, focusOf(event.target)) ?? '');
    if (!action) return;
    event.preventDefault();
    action(asked);
  }
  root.addEventListener('keydown', press);
  return () => root.removeEventListener('keydown', press);
}
