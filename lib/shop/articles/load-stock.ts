import { fetchJson } from '@/lib/primitives/http/fetch';
import { isRecord } from '@/lib/primitives/json';

/** Pieces in stock by article; articles that are not counted are absent. */
type Stock = Record<string, number>;

const isAnswer = (json: unknown): json is { stock: Stock } =>
  isRecord(json) && isRecord(json.stock) && Object.values(json.stock).every(Number.isInteger);

/**
 * Loads the current stock of these articles; for client code.
 * @throws the errors of `fetchJson`
 */
export async function loadStock(articles: readonly string[], signal?: AbortSignal): Promise<Stock> {
  const { stock } = await fetchJson(stockPath(articles), isAnswer, signal && { signal });
  return stock;
}

/** The API path for the stock of these articles. */
export function stockPath(articles: readonly string[]): string {
  return `/api/shop/stock?${new URLSearchParams(articles.map((slug) => ['article', slug]))}`;
}
