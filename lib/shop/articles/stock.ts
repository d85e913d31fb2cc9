import { z } from 'zod';
import { setSoldOut } from '@/lib/catalog/films/sold-out';
import { slugSchema } from '@/lib/content/slug-schema';
import { maxLines } from '@/lib/shop/cart/cart';
import type { Database } from '@/lib/shop/database/open-database';

/** Pieces in stock by article; articles that are not counted are absent. */
export type StockLevels = ReadonlyMap<string, number>;

/** Reads the stock of these articles, as far as they are counted. */
export async function readStock(db: Database, articles: readonly string[]): Promise<StockLevels> {
  if (articles.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock')
    .select(['article', 'pieces'])
    .where('article', 'in', articles)
    .execute();
  return new Map(rows.map(({ article, pieces }) => [article, pieces]));
}

const articlesSchema = z
  .array(slugSchema)
  .min(1, 'expected a slug')
  .max(maxLines, `expected ${maxLines} slugs at most`);

/** Parses the query of `/api/shop/stock` (`stockPath`); `fault` describes the invalid parameter. */
export function readStockQuery(query: URLSearchParams): { articles: string[] } | { fault: string } {
  const unknownKey = [...query.keys()].find((key) => key !== 'article');
  if (unknownKey !== undefined) return { fault: 'query: expected nothing but article' };
  const { data, error } = articlesSchema.safeParse([...new Set(query.getAll('article'))]);
  return data ? { articles: data } : { fault: `article: ${error.issues[0]?.message}` };
}

/** Polling interval (ms): the admin, a command or another process may have changed the stock. */
const pollInterval = 2_000;

/**
 * Keeps `soldOut` up to date while the process runs. If the database is unavailable, the last state stays. This
 * function does not log the error, because the mail worker uses the same database and logs it.
 * @returns a function that stops it
 */
export function pollSoldOut(open: () => Promise<Database>): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const poll = async () => {
    await open()
      .then(listSoldOut)
      .then(setSoldOut)
      .catch(() => undefined);
    if (!isStopped) timer = setTimeout(poll, pollInterval).unref();
  };
  void poll();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

async function listSoldOut(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('stock').select('article').where('pieces', '=', 0).execute();
  return rows.map(({ article }) => article);
}
