import { getLibrary } from '@/lib/content/store/library';
import { defaultLocale } from '@/lib/i18n/locales';
import { readStock, readStockQuery } from '@/lib/shop/articles/stock';
import { getDatabase } from '@/lib/shop/database/database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

const headers = { 'Cache-Control': 'private, no-store' };

/**
 * `/api/shop/stock?article=a&article=b`: remaining pieces of articles with limited stock. Unknown articles are
 * left out.
 */
export async function GET(request: Request) {
  if (!getShopConfig(defaultLocale)) return new Response(null, { status: 404, headers });
  const query = readStockQuery(new URL(request.url).searchParams);
  if ('error' in query) return Response.json({ error: query.error }, { status: 400, headers });
  const { articles } = getLibrary();
  const knownSlugs = query.articles.filter((slug) => articles.has(slug));
  try {
    const stockLevels = await readStock(await getDatabase(), knownSlugs);
    return Response.json({ stock: Object.fromEntries(stockLevels) }, { headers });
  } catch {
    // Optional data: without it, the page shows the availability that the editors wrote.
    return new Response(null, { status: 503, headers });
  }
}
