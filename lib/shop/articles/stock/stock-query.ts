import { z } from 'zod';
import { slugSchema } from '@/lib/content/slug-schema';
import { mostLines } from '@/lib/shop/cart/cart';

const articlesSchema = z
  .array(slugSchema)
  .min(1, 'expected a slug')
  .max(mostLines, `expected ${mostLines} slugs at most`);

/** Parses the query of `/api/shop/stock` (`stockPath`); `fault` describes the invalid parameter. */
export function readStockQuery(query: URLSearchParams): { articles: string[] } | { fault: string } {
  const foreign = [...query.keys()].find((key) => key !== 'article');
  if (foreign !== undefined) return { fault: 'query: expected nothing but article' };
  const { data, error } = articlesSchema.safeParse([...new Set(query.getAll('article'))]);
  return data ? { articles: data } : { fault: `article: ${error.issues[0]?.message}` };
}
