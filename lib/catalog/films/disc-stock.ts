import type { RawArticle } from '@/lib/content/schema/article';
import type { Library } from '@/lib/content/store/raw-library';
import { listPrices, type Money } from '@/lib/primitives/money/money';
import { processSingleton } from '@/lib/primitives/singleton';

export const discKinds = ['blu-ray', 'dvd'] as const;
export type DiscKind = (typeof discKinds)[number];

/** A disc in the shop that contains a film. */
export type Disc = {
  slug: string;
  kind: DiscKind;
  stock: RawArticle['stock'];
  prices: Money[];
  /** Languages of its subtitles, those for the deaf included (BCP 47). */
  subtitles: string[];
};

type Articles = Library['articles'];

const cache = new WeakMap<Articles, ReadonlyMap<string, Disc[]>>();

/**
 * The discs of a film, by kind, then in the editors' order, without those that the editors have
 * marked as out of stock. Cached.
 */
export function discsOf(slug: string, articles: Articles): Disc[] {
  const byFilm = cache.get(articles) ?? groupDiscsByFilm(articles);
  cache.set(articles, byFilm);
  return byFilm.get(slug) ?? [];
}

/** The discs still in stock. Not cached, because films are cached for longer than the stock is valid. */
export function discsInStock(discs: Disc[]): Disc[] {
  return discs.filter(({ slug }) => !soldOut().has(slug));
}

/** Film slug → discs, by kind, then in the editors' order. Computed once for each state of the content. */
function groupDiscsByFilm(articles: Articles): ReadonlyMap<string, Disc[]> {
  const byFilm = new Map<string, Disc[]>();
  const inOrder = [...articles].sort(([, a], [, b]) => a.order - b.order);
  for (const kind of discKinds)
    for (const [slug, article] of inOrder) {
      const { stock, price, films, disc: data } = article;
      if (article.kind !== kind || stock === 'out-of-stock') continue;
      const subtitles = [...(data?.subtitles ?? []), ...(data?.captions ?? [])];
      const disc = { slug, kind, stock, prices: listPrices(price), subtitles };
      for (const film of films) byFilm.set(film, [...(byFilm.get(film) ?? []), disc]);
    }
  return byFilm;
}

type State = { articles: ReadonlySet<string>; listeners: Set<() => void> };

/** Shared by the whole process, because pages and the server in front of them are separate bundles. */
const state = () =>
  processSingleton('sold out', (): State => ({ articles: new Set(), listeners: new Set() }));

/**
 * Slugs of sold-out articles, as last read from the database (`pollSoldOut`), so that rendering does not wait
 * for it. Each change creates a new set. Empty during a build and on a site without a shop.
 */
export function soldOut(): ReadonlySet<string> {
  return state().articles;
}

/** Sets the sold-out articles, and calls the listeners if they have changed. */
export function setSoldOut(articles: readonly string[]): void {
  const current = state();
  const next = new Set(articles);
  if (next.size === current.articles.size && articles.every((slug) => current.articles.has(slug)))
    return;
  current.articles = next;
  for (const listener of current.listeners) listener();
}

/** @returns the unsubscribe function */
export function onSoldOut(listener: () => void): () => void {
  state().listeners.add(listener);
  return () => void state().listeners.delete(listener);
}
