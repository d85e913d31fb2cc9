import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { listSlugs, readContent } from '../read-content';

type Article = {
  stock: keyof (typeof languages)[number]['words']['Shop']['stock'];
  films?: string[];
};
const out = listSlugs('films');
const articles = listSlugs('shop').map((slug) => {
  const { stock, films = [] }: Article = readContent(`shop/${slug}`);
  return { slug, stock, films: films.filter((film) => out.includes(film)) };
});
const isSold = ({ stock }: Article) => stock !== 'out-of-stock' && stock !== 'example';

for (const language of languages) {
  const { Shop } = language.words;

  test(`every article in ${language.name} has a card with its stock, and a page with its films and an order form if it is sold`, async ({
    request,
  }) => {
    const read = async (path: string) => {
      const answer = await request.get(addressIn(language, path));
      expect(answer.status(), path).toBe(200);
      return await answer.text();
    };
    const [list, home] = [await read('/shop'), await read('/')];
    const cards = list.match(/<article id=[\s\S]*?<\/article>/g) ?? [];
    expect(cards).toHaveLength(articles.length);
    expect(list).toContain('href="#poster"');
    expect(list).toContain('id="poster"');
    // The shop section of the home page links to articles.
    const shown = /id="shop"[\s\S]*/.exec(home)?.[0] ?? '';
    const tiles = articles.filter(({ slug }) =>
      shown.includes(`href="${addressIn(language, `/shop/${slug}`)}"`),
    );
    expect(tiles.length).toBeGreaterThan(0);
    for (const article of articles) {
      const path = addressIn(language, `/shop/${article.slug}`);
      const card = cards.find((one) => one.includes(`id="${article.slug}"`)) ?? '';
      expect(card).toContain(Shop.stock[article.stock]);
      expect(card).toMatch(/CHF[\s\S]*EUR/);
      expect([...card.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([path]);
      const page = await read(`/shop/${article.slug}`);
      for (const film of article.films)
        expect(page).toContain(`href="${addressIn(language, `/movie/${film}`)}"`);
      const action = `action="${addressIn(language, '/commande')}"`;
      expect(page.includes(action), article.slug).toBe(isSold(article));
    }
  });
}

test('an invalid order is refused with a reason, and a foreign or large one outright', async ({
  request,
}) => {
  const send = (form: string, headers: Record<string, string> = {}) =>
    request.post('/api/shop/orders', {
      data: form,
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        ...{ 'sec-fetch-site': 'same-origin', ...headers },
      },
    });
  const many = Array.from({ length: 1_000 }, (_, at) => `article=a-${at}&pieces=1`).join('&');
  const key = 'form_key=AAAAAAAAAAAAAAAAAAAAAA&locale=fr&currency=CHF';
  const refused = await send(`${key}&${many}`);
  expect([refused.status(), (await refused.json()).reason]).toEqual([400, 'lines']);
  const shown = await send(`${key}&article=unheard-of&pieces=1`, { accept: 'text/html' });
  expect([shown.status(), await shown.text()]).toEqual([
    400,
    expect.stringContaining('Aucun article ne porte le nom'),
  ]);
  expect(shown.headers()['content-security-policy']).toContain("'sha256-");
  expect((await send(key, { 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  expect((await send('x'.repeat(513 * 1024))).status()).toBe(413);
});

test('a pre-order is marked from the article to the order', async ({ request }) => {
  const read = async (path: string) =>
    (await (await request.get(path)).text()).replace(/<!-- -->|&nbsp;/g, '');
  const article = 'blu-ray-les-vampires';
  const page = await read(`/shop/${article}`);
  for (const words of ['Envoi dès la parution', 'ouvrables dès la parution', 'Précommander'])
    expect(page).toContain(words);
  const checkout = await read(`/commande?article=${article}&pieces=1&currency=CHF`);
  expect(checkout).toContain('le tout est envoyé dès la parution');
  expect(checkout).toContain('Précommande\u202f: envoi dès la parution');
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(checkout)?.[1] ?? '';
  const sent = await request.post('/api/shop/orders', {
    form: {
      ...{ form_key: hidden('form_key'), locale: 'fr', currency: 'CHF', shown: hidden('shown') },
      ...{ article, pieces: '1', email: 'anna@example.ch', name: 'Anna Muster' },
      ...{ street: 'Marktgasse', building: '', postcode: '9400', town: 'Rorschach' },
      ...{
        country: 'CH',
        delivery: 'post',
        payment: 'bill',
        voucher: '',
        message: '',
        act: 'order',
      },
    },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(303);
  const order = await read(sent.headers().location ?? '');
  expect(order).toContain('elle part en entier, dès la parution');
  expect(order).toContain('envoi dès la parution');
});

test('an unknown order has a page of its own with a contact', async ({ request }) => {
  const answer = await request.get('/de/commande/AAAAAAAAAAAAAAAAAAAAAA');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([404, 'private, no-store']);
  const html = await answer.text();
  expect(html).toMatch(/<html[^>]* lang="de/);
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toContain('Bestellung nicht gefunden');
  expect(/<main[\s\S]*<\/main>/.exec(html)?.[0]).toContain('href="mailto:');
});

test('without scripts the cart says what it needs and links to the shop', async ({ request }) => {
  const { needsScript, toShop } = languages[1].words.Cart;
  const html = await (await request.get('/de/panier')).text();
  const notice = /<main[\s\S]*?<noscript>([\s\S]*?)<\/noscript>/.exec(html)?.[1] ?? '';
  expect(notice).toContain(needsScript);
  expect(notice).toContain(toShop);
  expect(notice).toContain('href="/de/shop"');
});
