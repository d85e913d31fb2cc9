import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { screens } from '../screens';

const movie = '/movie/finis-terrae';

test('the icon that browsers ask for unasked is there', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/icon/);
});

for (const language of languages) {
  test(`HEAD answers like GET, without a body, in ${language.name}`, async ({ request }) => {
    for (const { path } of screens) {
      const address = addressIn(language, path);
      const headers = { 'accept-language': 'fr' };
      const answer = await request.head(address, { headers });
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()['content-type']).toContain('text/html');
      expect(await answer.body()).toHaveLength(0);
    }
    expect((await request.head(addressIn(language, '/nope'))).status()).toBe(404);
  });

  for (const encoding of ['br', 'gzip', 'identity'])
    test(`a page goes out as ${encoding} and is kept by its tag in ${language.name}`, async ({
      request,
    }) => {
      const headers = { 'accept-encoding': encoding };
      const answer = await request.get(addressIn(language, movie), { headers });
      const { etag = '', vary, ...rest } = answer.headers();
      expect(rest['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(vary).toMatch(/accept-encoding/i);
      expect(await answer.text()).toContain(`lang="${language.tag}"`);
      const again = await request.get(addressIn(language, movie), {
        headers: { ...headers, 'if-none-match': etag },
      });
      expect(again.status()).toBe(304);
      const other = await request.get(addressIn(language, '/movie/judex'), {
        headers: { ...headers, 'if-none-match': etag },
      });
      expect(other.status()).toBe(200);
    });
}

test('a drawn poster is a picture of the film’s own', async ({ request }) => {
  const [one, two] = await Promise.all(
    ['finis-terrae', 'judex'].map((slug) => request.get(`/poster/${slug}.svg`)),
  );
  expect(one?.status()).toBe(200);
  expect(one?.headers()['content-type']).toContain('image/svg+xml');
  expect(await one?.text()).toMatch(/^<svg[\s\S]+<\/svg>\s*$/);
  expect(await one?.text()).not.toBe(await two?.text());
  expect((await request.get('/poster/nobody-made-this.svg')).status()).toBe(404);
});

test('a film is sent in parts, so that a visitor can jump in it', async ({ request }) => {
  const answer = await request.get('/media/etude-en-disques/film.mp4', {
    headers: { range: 'bytes=1000-1999' },
  });
  expect(answer.status()).toBe(206);
  expect(answer.headers()['content-type']).toBe('video/mp4');
  expect(answer.headers()['content-range']).toMatch(/^bytes 1000-1999\/\d+$/);
  expect(await answer.body()).toHaveLength(1000);
});
