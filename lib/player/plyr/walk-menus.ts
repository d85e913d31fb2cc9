import { listEntries, menuAround } from './plyr-dom';

/** Where each key leads to, from entry `at` of so many. */
const ways: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The arrows in the settings, round and round. Plyr's own step onto entries that are hidden, which takes
 * them nowhere: what stands behind such a one is never reached.
 */
export function walkMenus(container: HTMLElement): () => void {
  const listening = new AbortController();
  function walk(event: KeyboardEvent) {
    const entry = event.target as HTMLElement;
    const menu = menuAround(entry);
    const way = ways[event.key];
    if (!menu || !way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    // Plyr walks when a key is let go.
    if (event.type === 'keyup') return;
    const entries = listEntries(menu).filter(({ hidden }) => !hidden);
    entries[way(entries.indexOf(entry), entries.length)]?.focus({ preventScroll: true });
  }
  const options = { signal: listening.signal, capture: true };
  container.addEventListener('keydown', walk, options);
  container.addEventListener('keyup', walk, options);
  // A low window has room for some of a menu's entries only, and Plyr does not scroll.
  container.addEventListener(
    'focusin',
    ({ target }) => menuAround(target as Element) && (target as Element).scrollIntoView(nearest),
    options,
  );
  return () => listening.abort();
}

const nearest = { block: 'nearest' } as const;
