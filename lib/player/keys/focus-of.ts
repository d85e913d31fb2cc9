import { isSeekBar } from '@/lib/player/plyr/plyr-dom';

/** The kind of element that has focus inside the player: it may handle some keys itself. */
export type Focus = 'player' | 'button' | 'menu' | 'seekBar' | 'slider' | 'text';

/** The kind of the focused element. */
export function focusOf(target: Element): Focus {
  if (isSeekBar(target)) return 'seekBar';
  if (target.matches('input[type="range"]')) return 'slider';
  if (target.closest('[role="menu"], [role="radiogroup"], [role="listbox"]')) return 'menu';
  if (target.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])'))
    return 'text';
  return target.closest('button, a, summary') ? 'button' : 'player';
}
