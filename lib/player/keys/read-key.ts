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

/** On the seek bar, up and down seek too. */
const along = new Map([
  ['ArrowUp', 'ArrowRight'],
  ['ArrowDown', 'ArrowLeft'],
]);

/** The player key for a key press; undefined if the key belongs to the focused element or to the browser. */
export function readKey(press: KeyPress, focus: Focus): string | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || focus === 'text') return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (kept[focus].includes(key)) return undefined;
  return (focus === 'seekBar' && along.get(key)) || key;
}
