import { processSingleton } from '@/lib/content/store/singleton';

type State = { articles: ReadonlySet<string>; listeners: Set<() => void> };

/** Shared by the process: pages and the server in front of them are separate bundles. */
const state = () =>
  processSingleton('sold out', (): State => ({ articles: new Set(), listeners: new Set() }));

/**
 * Slugs of sold-out articles, as last read from the database (`pollSoldOut`), so that rendering does not wait
 * for it. A new set for each change; empty during a build and on a site without a shop.
 */
export function soldOut(): ReadonlySet<string> {
  return state().articles;
}

/** Sets the sold-out articles, and calls the listeners if they have changed. */
export function setSoldOut(articles: readonly string[]): void {
  const held = state();
  const next = new Set(articles);
  if (next.size === held.articles.size && articles.every((slug) => held.articles.has(slug))) return;
  held.articles = next;
  for (const listener of held.listeners) listener();
}

/** @returns the unsubscribe function */
export function onSoldOut(listener: () => void): () => void {
  state().listeners.add(listener);
  return () => void state().listeners.delete(listener);
}
