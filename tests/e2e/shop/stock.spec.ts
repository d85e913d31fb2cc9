import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { serveShop } from './serve-shop';

const slug = 'blu-ray-nosferatu';
const film = '/movie/nosferatu-eine-symphonie-des-grauens';

let shop: Awaited<ReturnType<typeof serveShop>>;
test.beforeAll(async () => {
  shop = await serveShop();
});
test.afterAll(() => shop?.stop());

test('what sells out says so on every page as it is served, until it is there again', async ({
  request,
}) => {
  /** What pages say of the article to whoever runs no script, and to machines. */
  const told = async (language: (typeof languages)[number]) => {
    const read = async (path: string) =>
      (await request.get(shop.address + addressIn(language, path))).text();
    const page = await read(`/shop/${slug}`);
    const card = (await read('/shop')).split(` id="${slug}"`)[1]?.split('</article>')[0] ?? '';
    const { stock } = language.words.Shop;
    return {
      isSold: page.includes(`action="${addressIn(language, '/commande')}"`),
      machines: [...new Set(page.match(/(?<=schema\.org\/)(?:InStock|OutOfStock)/g))],
      card: Object.values(stock).filter((words) => card.includes(words)),
      onFilm: (await read(film)).includes('<li data-way="disc"'),
      inCatalogue: (await read('/catalogue?q=Nosferatu+Blu-ray')).includes('34.90'),
    };
  };
  const expectTold = async (isThere: boolean) => {
    for (const language of languages) {
      const { stock } = language.words.Shop;
      await expect
        .poll(() => told(language))
        .toEqual({
          isSold: isThere,
          machines: [isThere ? 'InStock' : 'OutOfStock'],
          card: [stock[isThere ? 'in-stock' : 'out-of-stock']],
          onFilm: isThere,
          inCatalogue: isThere,
        });
    }
  };
  await expectTold(true);
  await shop.run('shop', 'stock', slug, '0');
  await expectTold(false);
  await shop.run('shop', 'stock', slug, '2');
  await expectTold(true);
});
