/** Where a letter is a letter, or a key of somebody else's. */
const ownKeys = 'input, textarea, select, [contenteditable], dialog, [data-player-state]';

/** Presses what a page names by its key (`aria-keyshortcuts`), such as the search by a slash. */
export function pressShortcut(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.key.length !== 1) return;
  if (document.activeElement?.closest(ownKeys)) return;
  const target = document.querySelector<HTMLElement>(
    `[aria-keyshortcuts="${CSS.escape(event.key)}"]`,
  );
  if (!target) return;
  event.preventDefault();
  target.click();
}
