import type { Command, KeyPress, Place } from './command';
import { keyMap } from './key-map';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const kept: Record<Place, string[]> = {
  player: [],
  button: [' ', 'Enter'],
  menu: [' ', 'Enter', 'Home', 'End', ...arrows],
  seek: [],
  slider: [...arrows, 'Home', 'End', 'PageUp', 'PageDown'],
  text: [],
};

/** What a key asks for, given what has the focus; undefined where the key belongs to somebody else. */
export function readCommand(press: KeyPress, place: Place): Command | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || place === 'text') return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (kept[place].includes(key)) return undefined;
  if (place === 'seek' && (key === 'ArrowUp' || key === 'ArrowDown'))
    return { do: 'skip', seconds: key === 'ArrowUp' ? 5 : -5 };
  return /^[0-9]$/.test(key) ? { do: 'jump', part: Number(key) / 10 } : keyMap.get(key);
}
