import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';

const movie = '/movie/finis-terrae';

test('the icon that browsers ask for unasked is there', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/icon/);
});

test('a page goes out compressed as asked, and is known again by its tag', async ({ request }) => {
  for (const language of languages)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await request.get(addressIn(language, movie), { headers });
      const { etag = '', vary, ...rest } = answer.headers();
      expect(rest['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(vary, encoding).toMatch(/accept-encoding/i);
      expect(await answer.text()).toContain(`lang="${language.tag}"`);
      const tagged = { headers: { ...headers, 'if-none-match': etag } };
      const again = await request.get(addressIn(language, movie), tagged);
      expect(again.status(), encoding).toBe(304);
      const other = await request.get(addressIn(language, '/movie/judex'), tagged);
      expect(other.status(), encoding).toBe(200);
    }
});

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
