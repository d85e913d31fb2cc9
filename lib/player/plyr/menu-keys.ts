import { closestMenu, listEntries } from './plyr-dom';

/** Target index for each key, from the focused entry `at` of `count` entries. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Arrow keys in the settings menus, wrapping at the ends. Plyr also moves to hidden entries, which cannot
 * take focus, so the entries behind them are unreachable.
 */
export function attachMenuKeys(container: HTMLElement): () => void {
  const listening = new AbortController();
  function onKey(event: KeyboardEvent) {
    const entry = event.target as HTMLElement;
    const menu = closestMenu(entry);
    const move = moves[event.key];
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
  return () => listening.abort();
}

const nearest = { block: 'nearest' } as const;
