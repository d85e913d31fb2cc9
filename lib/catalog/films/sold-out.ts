import { keepAlways } from '@/lib/content/store/keep-once';

type State = { articles: ReadonlySet<string>; listeners: Set<() => void> };

/** One for the process: pages and the front before them are of different bundles. */
const state = () =>
  keepAlways('sold out', (): State => ({ articles: new Set(), listeners: new Set() }));

/**
 * Articles (slugs) of which no piece is left, as the database was read last (`followStock`): pages are rendered without
 * waiting for it. Another set each time something changes; empty in a build and in a house without a shop.
 */
export function soldOut(): ReadonlySet<string> {
  return state().articles;
}

/** Notes which articles are sold out now, and tells who listens where that has changed. */
export function noteSoldOut(articles: readonly string[]): void {
  const held = state();
  const next = new Set(articles);
  if (next.size === held.articles.size && articles.every((slug) => held.articles.has(slug))) return;
  held.articles = next;
  for (const listener of held.listeners) listener();
}

/** @returns takes it back */
export function onSoldOut(listener: () => void): () => void {
  state().listeners.add(listener);
  return () => void state().listeners.delete(listener);
}
