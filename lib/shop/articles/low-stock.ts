import { getLibrary } from '@/lib/content/store/library';

/**
 * The pieces from which an article's stock is low: its own `lowStock`, or that of `shop.yaml`; `undefined` if
 * neither says so.
 */
function lowStockOf(article: string): number | undefined {
  const { articles, shopConfig } = getLibrary();
  return articles.get(article)?.lowStock ?? shopConfig?.lowStock;
}

/** Whether so many pieces of an article are few. */
export function isLowStock(article: string, pieces: number): boolean {
  const threshold = lowStockOf(article);
  return threshold !== undefined && pieces <= threshold;
}
