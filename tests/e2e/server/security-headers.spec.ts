import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { screens } from '../screens';

test('every page names its scripts and has the security headers', async ({ request }) => {
  const asked = [...screens.map(({ path }) => path), '/catalogue?genre=drama', '/nope'];
  for (const language of languages)
    for (const path of asked) {
      const answer = await request.get(addressIn(language, path), {
        headers: { 'accept-language': language.tag },
      });
      const policy = answer.headers()['content-security-policy'];
      expect(policy, path).toMatch(/script-src 'self'[^;]* 'sha256-/);
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy?.replace("style-src-attr 'unsafe-inline'", ''), path).not.toContain('unsafe-');
      expect(answer.headers(), path).toMatchObject({
        ...{ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' },
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000',
      });
      expect(await answer.text(), path).not.toMatch(/<script[^>]* src="https?:/);
    }
});

test('origins of a provider are allowed only on the pages of its films', async ({ request }) => {
  const foreign = async (path: string) =>
    /https:[^\s;]*/.exec((await request.get(path)).headers()['content-security-policy'] ?? '')?.[0];
  expect(await foreign('/movie/big-buck-bunny')).toBe('https://www.youtube.com');
  for (const path of ['/', '/catalogue', '/movie/etude-en-rectangles', '/nope'])
    expect(await foreign(path), path).toBeUndefined();
});

test('every other response is no page and runs nothing', async ({ request }) => {
  const media = ['/media/etude-en-disques/film.mp4', '/poster/judex.svg', '/og/_site.png'];
  const files = ['/api/films', '/sitemap.xml', '/robots.txt', '/_next/static/none.js', '/builds/x'];
  for (const path of [...media, ...files]) {
    const headers = (await request.get(path, { headers: { range: 'bytes=0-9' } })).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'/);
    expect(/; sandbox$/.test(headers['content-security-policy'] ?? ''), path).toBe(
      media.includes(path),
    );
  }
});

test('images are files of the build, and no other can be requested', async ({ request }) => {
  const html = await (await request.get('/movie/etude-en-disques')).text();
  const [address = ''] = /\/_next\/static\/pictures\/[\w-]+\.webp/.exec(html) ?? [];
  const picture = await request.get(address);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
  expect(picture.headers()['cache-control']).toContain('immutable');
  const asked = 'url=%2Fmedia%2Fetude-en-disques%2Fstill-1.jpg&w=640&q=75';
  expect((await request.get(`/_next/image?${asked}`)).status()).toBe(404);
  expect((await request.get(address.replace('.webp', '1.webp'))).status()).toBe(404);
});
