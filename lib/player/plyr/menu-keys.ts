import { closeSettings, closestMenu, isInSettings, listEntries, opensDialog } from './plyr-dom';

/** Target index for each key, from the focused entry `at` of `count` entries. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Keys in the settings menus. Arrow keys wrap at the ends: Plyr also moves to hidden entries, which cannot take
 * focus, so the entries behind them are unreachable. Enter does what Space does. Plyr would take the click of
 * Enter for a mouse click and focus the next panel without a visible ring, and the controls would hide. A menu
 * that loses the focus to another control closes.
 */
export function attachMenuKeys(container: HTMLElement): () => void {
  const listening = new AbortController();
  let entered: HTMLElement | undefined;
  function onEnter(event: KeyboardEvent, entry: HTMLElement) {
    event.preventDefault();
    event.stopPropagation();
    // A key pressed on the settings button may be released on the first entry of the menu it has opened.
    if (event.type === 'keyup' && entered === entry)
      entry.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
    entered = event.type === 'keydown' ? entry : undefined;
  }
  function onKey(event: KeyboardEvent) {
    const entry = event.target as HTMLElement;
    const menu = closestMenu(entry);
    const move = moves[event.key];
    if (menu && event.key === 'Enter') return opensDialog(entry) || onEnter(event, entry);
    if (!menu || !move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    // Plyr moves the focus on keyup; block that event too.
    if (event.type === 'keyup') return;
    const entries = listEntries(menu).filter(({ hidden }) => !hidden);
    entries[move(entries.indexOf(entry), entries.length)]?.focus({ preventScroll: true });
  }
  const options = { signal: listening.signal, capture: true };
  container.addEventListener('keydown', onKey, options);
  container.addEventListener('keyup', onKey, options);
  // In a low window the menu is cut off, and Plyr does not scroll it.
  container.addEventListener(
    'focusin',
    ({ target }) => closestMenu(target as Element) && (target as Element).scrollIntoView(nearest),
    options,
  );
  container.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const isLeft = relatedTarget instanceof Element && !isInSettings(relatedTarget);
      if (isLeft && isInSettings(target as Element)) closeSettings(container);
    },
    options,
  );
  return () => listening.abort();
}

const nearest = { block: 'nearest' } as const;
