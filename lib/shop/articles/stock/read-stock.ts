import type { Database } from '@/lib/shop/database/open-database';

/** Pieces that are left, by article; what is not counted is not in it. */
export type Left = ReadonlyMap<string, number>;

/** How many pieces are left of these articles, of those that are counted. */
export async function readStock(db: Database, articles: readonly string[]): Promise<Left> {
  if (articles.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock')
    .select(['article', 'pieces'])
    .where('article', 'in', articles)
    .execute();
  return new Map(rows.map(({ article, pieces }) => [article, pieces]));
}
