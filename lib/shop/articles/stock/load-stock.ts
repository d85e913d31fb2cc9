import { fetchJson } from '@/lib/primitives/http/fetch-json';
import { isRecord } from '@/lib/primitives/http/is-record';

/** Pieces that are left, by article; what is not counted is not in it. */
type Stock = Record<string, number>;

const isAnswer = (json: unknown): json is { stock: Stock } =>
  isRecord(json) && isRecord(json.stock) && Object.values(json.stock).every(Number.isInteger);

/**
 * Asks the site how many pieces are left now, in the browser.
 *
 * @throws what `fetchJson` throws
 */
export async function loadStock(articles: readonly string[], signal?: AbortSignal): Promise<Stock> {
  const { stock } = await fetchJson(stockPath(articles), isAnswer, signal && { signal });
  return stock;
}

/** The address that tells how many pieces are left of each. */
export function stockPath(articles: readonly string[]): string {
  return `/api/shop/stock?${new URLSearchParams(articles.map((slug) => ['article', slug]))}`;
}
