import { getArticle } from '@/lib/shop/articles/get-articles';
import { describeOffer, readOffersQuery } from '@/lib/shop/articles/offers';
import { readStock } from '@/lib/shop/articles/stock';
import { getDatabase } from '@/lib/shop/database/database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

/** `/api/shop/offers?locale=de&articles=a,b`: current prices and stock of articles; unknown ones are left out. */
export async function GET(request: Request) {
  const query = readOffersQuery(new URL(request.url).searchParams);
  if ('error' in query) return Response.json({ error: query.error }, { status: 400 });
  const shopConfig = getShopConfig(query.locale);
  if (!shopConfig) return Response.json({ error: 'this site does not sell' }, { status: 404 });
  const options = { locale: query.locale, currencies: shopConfig.currencies };
  const stockLevels = await readStock(await getDatabase(), query.articles);
  const offers = query.articles.flatMap((slug) => {
    const article = getArticle(slug, query.locale);
    return article ? describeOffer(article, stockLevels.get(slug), options) : [];
  });
  // The query reveals a visitor's cart, so no cache may store the response.
  return Response.json(offers, { headers: { 'Cache-Control': 'private, no-store' } });
}
