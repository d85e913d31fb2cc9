import type { Place } from './command';

/** What kind of thing has the focus. */
export function placeOf(target: Element): Place {
  if (target.matches('input[data-plyr="seek"]')) return 'seek';
  if (target.matches('input[type="range"]')) return 'slider';
  if (target.closest('[role="menu"], [role="radiogroup"], [role="listbox"]')) return 'menu';
  if (target.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])'))
    return 'text';
  return target.closest('button, a, summary') ? 'button' : 'player';
}
