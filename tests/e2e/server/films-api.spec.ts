import { expect, test } from 'playwright/test';

test('the interface gives the films of a search, and the same answer by its tag', async ({
  request,
}) => {
  const path = '/api/films?q=murnua&genre=horror&locale=de';
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toMatch(/^public, max-age=\d+$/);
  const { total, films } = await answer.json();
  expect(total).toBe(1);
  expect(films[0].path).toBe('/de/movie/nosferatu-eine-symphonie-des-grauens');
  const tag = answer.headers().etag ?? '';
  const again = await request.get(path, { headers: { 'if-none-match': tag } });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
});

test('films for a list of suggestions come alone, and compressed', async ({ request }) => {
  const headers = { 'accept-encoding': 'gzip' };
  const path = '/api/films?q=mu&limit=6';
  const whole = await request.get(path);
  const films = await request.get(`${path}&only=films`, { headers });
  expect(films.headers()).toMatchObject({ 'content-encoding': 'gzip' });
  expect(films.headers().vary).toContain('Accept-Encoding');
  const { facets, ...found } = await whole.json();
  expect(await films.json()).toEqual(found);
  expect(Object.keys(facets).length).toBeGreaterThan(0);
});

test('HEAD answers like GET without a body, and nothing else is allowed', async ({ request }) => {
  const head = await request.head('/api/films?genre=horror');
  expect(head.status()).toBe(200);
  expect(head.headers().etag).toMatch(/^"/);
  expect(await head.body()).toHaveLength(0);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    expect((await request.fetch('/api/films', { method })).status(), method).toBe(405);
});

test('a bad parameter is refused by its name', async ({ request }) => {
  for (const search of ['page=-1', 'sort=random', 'colour=red', 'locale=en']) {
    const answer = await request.get(`/api/films?${search}`);
    expect(answer.status(), search).toBe(400);
    const { error } = await answer.json();
    expect(error.parameter).toBe(search.split('=')[0]);
    expect(error.message).toContain(error.parameter);
  }
  expect((await request.get('/api/films?q=%E0%A4%A')).status()).toBeLessThan(500);
});
