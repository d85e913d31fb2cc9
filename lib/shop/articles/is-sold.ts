import type { RawArticle } from '@/lib/content/schema/article';

const unsold: readonly RawArticle['stock'][] = ['out-of-stock', 'example'];

/**
 * Whether an article is sold: for raw content by its `stock` field, for an `Article` also by the
 * current stock.
 */
export function isSold({ stock }: Pick<RawArticle, 'stock'>): boolean {
  return !unsold.includes(stock);
}
