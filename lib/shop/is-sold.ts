import type { RawArticle } from '@/lib/content/schema/article';

const unsold: readonly RawArticle['stock'][] = ['out-of-stock', 'example'];

/** Whether the house's editors sell it; how many are left is for the database to say, where pieces are counted. */
export function isSold({ stock }: Pick<RawArticle, 'stock'>): boolean {
  return !unsold.includes(stock);
}
