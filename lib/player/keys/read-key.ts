import type { Focus } from './focus-of';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const kept: Record<Focus, string[]> = {
  player: [],
  button: [' ', 'Enter'],
  menu: [' ', 'Enter', 'Home', 'End', ...arrows],
  seekBar: [],
  slider: [...arrows, 'Home', 'End', 'PageUp', 'PageDown'],
  text: [],
};

/** On the seek bar all arrows seek. */
const along = new Map([
  ['ArrowUp', 'ArrowRight'],
  ['ArrowDown', 'ArrowLeft'],
]);

/** Which of the player's keys is meant; undefined where the key belongs to what has the focus, or to the browser. */
export function readKey(press: KeyPress, focus: Focus): string | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || focus === 'text') return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (kept[focus].includes(key)) return undefined;
  return (focus === 'seekBar' && along.get(key)) || key;
}
