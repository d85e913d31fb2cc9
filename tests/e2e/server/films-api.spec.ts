import { expect, test } from 'playwright/test';

test('the API returns the films of a search, and a 304 for its ETag', async ({ request }) => {
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
