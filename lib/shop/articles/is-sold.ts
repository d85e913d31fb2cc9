import type { RawArticle } from '@/lib/content/schema/article';

const unsold: readonly RawArticle['stock'][] = ['out-of-stock', 'example'];

/** Whether it is sold: by the editors' word of a raw record, of an `Article` also by what is left. */
export function isSold({ stock }: Pick<RawArticle, 'stock'>): boolean {
  return !unsold.includes(stock);
}
