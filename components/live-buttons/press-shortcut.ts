/**
 * Where a key with Control is somebody else's: Control and K cut a line in a text field on a Mac. A slider of the player
 * is an `input` too, but has no use for it.
 */
const ownKeys =
  'input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog';

/**
 * Presses what a page names by its keys (`aria-keyshortcuts`), such as the search by Control or Command and
 * K. Never by a letter or a sign alone: who speaks to a computer says those by chance (WCAG 2.1.4).
 */
export function pressShortcut(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey === metaKey || altKey || shiftKey || key.length !== 1) return;
  if (document.activeElement?.closest(ownKeys)) return;
  const name = `${ctrlKey ? 'Control' : 'Meta'}+${key.toUpperCase()}`;
  const target = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(name)}"]`);
  if (!target) return;
  event.preventDefault();
  // What is typed before the target has opened must not reach the keys of a player.
  target.focus({ preventScroll: true });
  target.click();
}
