import type { Database } from '@/lib/shop/database/open-database';

/** Pieces in stock by article; articles that are not counted are absent. */
export type Left = ReadonlyMap<string, number>;

/** Reads the stock of these articles, as far as they are counted. */
export async function readStock(db: Database, articles: readonly string[]): Promise<Left> {
  if (articles.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock')
    .select(['article', 'pieces'])
    .where('article', 'in', articles)
    .execute();
  return new Map(rows.map(({ article, pieces }) => [article, pieces]));
}
