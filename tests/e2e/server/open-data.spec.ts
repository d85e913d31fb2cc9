import { type APIRequestContext, expect, test } from 'playwright/test';
import { languages } from '../languages';

/** The addresses of a head's links of one type, without the public origin. */
async function linked(request: APIRequestContext, page: string, type: string): Promise<string[]> {
  const html = await (await request.get(page)).text();
  const links = html.match(/<link [^>]*>/g) ?? [];
  return links
    .filter((link) => link.includes(`type="${type}"`))
    .map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '')
    .map((href) => href.replaceAll('&amp;', '&').replace('https://bobine.example', ''));
}

test('a page links its feeds, whose addresses exist', async ({ request }) => {
  for (const language of languages) {
    const feeds = await linked(request, language.home, 'application/feed+json');
    expect(feeds).toEqual(
      ['films', 'news', 'screenings'].map((name) => `${language.prefix}/feed/${name}.json`),
    );
    for (const feed of feeds) {
      const answer = await request.get(feed);
      expect(answer.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
      expect(answer.headers()['access-control-allow-origin']).toBe('*');
      const { feed_url, items } = await answer.json();
      expect(feed_url).toBe(`https://bobine.example${feed}`);
      const [first] = items;
      if (!first) continue;
      for (const url of [first.url, first.image, ...Object.values<string>(first._languages.pages)])
        expect((await request.get(new URL(url).pathname)).status(), url).toBe(200);
    }
    for (const page of ['person/max-schreck', 'collection/georges-melies']) {
      const [feed = ''] = await linked(
        request,
        `${language.prefix}/${page}`,
        'application/atom+xml',
      );
      expect(await (await request.get(feed)).text()).toContain(`${language.prefix}/${page}"`);
    }
  }
});

test('the open catalogue is linked from the imprint, and has its licence', async ({ request }) => {
  expect(await (await request.get('/de/mentions-legales')).text()).toContain('/open/films.csv');
  const table = await request.get('/open/films.csv');
  expect(table.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'access-control-allow-origin': '*',
    link: '<https://creativecommons.org/publicdomain/zero/1.0/>; rel="license"',
  });
  const { films } = await (await request.get('/open/films.json')).json();
  expect((await table.text()).split('\n').length).toBeGreaterThan(films.length);
});

test('a film that may be embedded has an oEmbed link, others have none', async ({ request }) => {
  const [json = ''] = await linked(
    request,
    '/movie/etude-en-diagonales',
    'application/json+oembed',
  );
  const said = await request.get(json);
  expect(said.headers()['access-control-allow-origin']).toBe('*');
  expect(await said.json()).toMatchObject({ type: 'video', title: 'Étude en diagonales' });
  expect(await linked(request, '/movie/nerven', 'application/json+oembed')).toEqual([]);
});
