import { type APIRequestContext, expect, test } from 'playwright/test';
import { languages } from '../languages';
import { listOffered } from '../read-content';

const [french, german] = languages;

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const attributes = (html: string, name: string, tag: RegExp) =>
  (html.match(tag) ?? []).map((found) => RegExp(`${name}="([^"]*)"`).exec(found)?.[1] ?? '');

// What a page is without a script.
for (const [path, language] of [
  ['/movie/etude-en-diagonales', french],
  ['/de/movie/etude-en-diagonales', german],
  ['/de/embed/etude-en-diagonales', german],
] as const)
  test(`${path} has the browser’s own player, with captions in the page’s language`, async ({
    request,
  }) => {
    const html = await read(request, path);
    const [video = ''] = /<video[\s\S]*?<\/video>/.exec(html) ?? [];
    expect(video).toMatch(/^<video [^>]*\bcontrols\b/);
    expect(attributes(video, 'src', /<source [^>]*>/g)[0]).toMatch(/film\.mp4$/);
    const defaults = /<track [^>]*\bdefault\b[^>]*>/g;
    expect(attributes(video, 'kind', defaults)).toEqual(['captions']);
    expect(attributes(video, 'srcLang', defaults)).toEqual([language.locale]);
  });

test('every film that can be watched has its screen', async ({ request }) => {
  const slugs = listOffered();
  expect(slugs.length).toBeGreaterThan(3);
  for (const slug of slugs) {
    const html = await read(request, `/movie/${slug}`);
    const screen = /<section [^>]*id="(?:watch|listen)"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(screen, slug).toMatch(/<(?:video|audio|button)\b/);
  }
});

test('a choice of films is for visitors: crawlers are led to all films, and the menu says where it is', async ({
  request,
}) => {
  const html = await read(request, '/vod/sans-publicite');
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(attributes(html, 'aria-current', /<a [^>]*href="\/vod"[^>]*>/g)).toContain('true');
  expect((await request.get('/vod/sous-titres-xx')).status()).toBe(404);
});

test('a still is a link to its picture', async ({ request }) => {
  const html = await read(request, '/movie/etude-en-disques');
  const [file = ''] = attributes(html, 'href', /<a [^>]*data-still[^>]*>/g);
  const picture = await request.get(file);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('a film can be sent by mail', async ({ request }) => {
  const path = '/movie/etude-en-disques';
  const html = await read(request, path);
  const [letter = ''] = attributes(html, 'href', /<a [^>]*href="mailto:\?[^>]*>/g);
  const body = new URL(letter.replaceAll('&amp;', '&')).searchParams.get('body') ?? '';
  expect(new URL(body).pathname).toBe(path);
});
