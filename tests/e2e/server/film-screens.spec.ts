import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { listOffered } from '../read-content';
import { readPage } from './read-page';

const [french, german] = languages;

for (const [path, language] of [
  ['/movie/etude-en-diagonales', french],
  ['/de/movie/etude-en-diagonales', german],
  ['/de/embed/etude-en-diagonales', german],
] as const)
  test(`${path} has the browser’s player without scripts, with captions in the page’s language`, async ({
    request,
  }) => {
    const video = (await readPage(request, path)).one('video');
    expect(video.get('controls')).toBeDefined();
    expect(video.list('source', 'src')[0]).toMatch(/film\.mp4$/);
    expect(video.list('track[default]', 'kind')).toEqual(['captions']);
    expect(video.list('track[default]', 'srclang')).toEqual([language.locale]);
  });

test('every available film has a player', async ({ request }) => {
  const slugs = listOffered();
  expect(slugs.length).toBeGreaterThan(3);
  for (const slug of slugs) {
    const screen = (await readPage(request, `/movie/${slug}`)).one('#watch, #listen');
    expect(screen.all('video, audio, button'), slug).not.toEqual([]);
  }
});

test('a selection of films is not indexed, and its menu entry is current', async ({ request }) => {
  const page = await readPage(request, '/vod/sans-publicite');
  expect(page.one('meta[name="robots"]').get('content')).toContain('noindex');
  expect(page.list('a[href="/vod"]', 'aria-current')).toContain('true');
  expect((await request.get('/vod/sous-titres-xx')).status()).toBe(404);
});
