import { getLibrary } from '@/lib/content/store/library';

/**
 * The number of pieces at which an article's stock counts as low: its own `lowStock`, else that of `shop.yaml`;
 * `undefined` if neither is set.
 */
function lowStockOf(article: string): number | undefined {
  const { articles, shopConfig } = getLibrary();
  return articles.get(article)?.lowStock ?? shopConfig?.lowStock;
}

/** Whether a stock of this many pieces counts as low. */
export function isLowStock(article: string, pieces: number): boolean {
  const threshold = lowStockOf(article);
  return threshold !== undefined && pieces <= threshold;
}
