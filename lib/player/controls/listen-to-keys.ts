import { isSeekBar } from '@/lib/player/plyr/plyr-dom';
import { type SpokenLabel, writeLabel } from '@/lib/player/spoken-label';
import type { KeyContext } from './control';
import { controls } from './controls';

/** How long the message stays visible, in ms. */
const messageDuration = 1200;

const actions = new Map(controls.flatMap(({ keys = {} }) => Object.entries(keys)));

export type PlayerKeys = {
  /** Runs the queued key presses, then handles new ones directly. Returns a function that stops it. */
  activate: (context: Omit<KeyContext, 'announce'>) => () => void;
  close: () => void;
};

/**
 * Handles the player's keys while focus is inside `root`. Media may play before the player is ready: until
 * `activate` is called, keys are queued as long as `waits()` is true.
 */
export function listenToKeys(root: HTMLElement, waits: () => boolean): PlayerKeys {
  const { announce, remove } = createLiveMessage(root);
  const queued: ((context: KeyContext) => void)[] = [];
  let context: KeyContext | undefined;
  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('[role="dialog"], dialog')) return;
    const action = actions.get(readKey(event, focusOf(event.target)) ?? '');
    if (!action || !(context || waits())) return;
    event.preventDefault();
    if (context) action(context);
    else queued.push(action);
  }
  root.addEventListener('keydown', press);
  return {
    activate(keyContext) {
      const active = { ...keyContext, announce };
      context = active;
      for (const action of queued.splice(0)) action(active);
      return () => {
        context = undefined;
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
function createLiveMessage(root: HTMLElement) {
  const message = document.createElement('p');
  message.className = 'player-sign';
  // Screen readers only announce changes of a live region that already exists.
  message.setAttribute('role', 'status');
  root.append(message);
  let hiding: ReturnType<typeof setTimeout> | undefined;
  return {
    announce(label: SpokenLabel) {
      writeLabel(message, label);
      clearTimeout(hiding);
      hiding = setTimeout(() => message.replaceChildren(), messageDuration);
    },
    remove() {
      clearTimeout(hiding);
      message.remove();
    },
  };
}

/** The kind of element that has focus inside the player, since it may handle some keys itself. */
type Focus = 'player' | 'button' | 'menu' | 'seekBar' | 'slider' | 'text';

function focusOf(target: Element): Focus {
  if (isSeekBar(target)) return 'seekBar';
  if (target.matches('input[type="range"]')) return 'slider';
  if (target.closest('[role="menu"], [role="radiogroup"], [role="listbox"]')) return 'menu';
  if (target.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])'))
    return 'text';
  return target.closest('button, a, summary') ? 'button' : 'player';
}

const isMac = typeof navigator !== 'undefined' && /Mac/.test(navigator.platform);

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const reservedKeys: Record<Focus, string[]> = {
  player: [],
  button: [' ', 'Enter'],
  menu: [' ', 'Enter', 'Home', 'End', ...arrows],
  seekBar: [],
  slider: [...arrows, 'Home', 'End', 'PageUp', 'PageDown'],
  text: [],
};

/** On the seek bar, up and down seek too. */
const seekBarKeys = new Map([
  ['ArrowUp', 'ArrowRight'],
  ['ArrowDown', 'ArrowLeft'],
]);

/** The player key for a key press; undefined if the key belongs to the focused element or to the browser. */
function readKey(press: KeyPress, focus: Focus): string | undefined {
  if (focus === 'text') return undefined;
  const held = [press.ctrlKey && 'Ctrl', press.altKey && 'Alt', press.metaKey && 'Meta'];
  const modifiers = held.filter(Boolean).join('+');
  // macOS changes the desktop with Control and an arrow.
  const modifier = isMac && modifiers === 'Alt' ? 'Ctrl' : modifiers;
  if (modifier) return focus === 'menu' ? undefined : `${modifier}+${press.key}`;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (reservedKeys[focus].includes(key)) return undefined;
  return (focus === 'seekBar' && seekBarKeys.get(key)) || key;
}
