import { isSeekBar } from '@/lib/player/plyr/plyr-dom';

/** What has the focus inside the player: it may want a key for itself. */
export type Focus = 'player' | 'button' | 'menu' | 'seekBar' | 'slider' | 'text';

/** What kind of thing has the focus. */
export function focusOf(target: Element): Focus {
  if (isSeekBar(target)) return 'seekBar';
  if (target.matches('input[type="range"]')) return 'slider';
  if (target.closest('[role="menu"], [role="radiogroup"], [role="listbox"]')) return 'menu';
  if (target.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])'))
    return 'text';
  return target.closest('button, a, summary') ? 'button' : 'player';
}
