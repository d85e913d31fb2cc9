import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { inScript, rewritePage } from './rewrite-page';

const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt',
};

const file = inScript({
  ...{ provider: 'html5', src: '/media/etude-en-diagonales/film.mp4' },
  ...{ type: 'video/mp4', size: 360 },
});
const stream = inScript({
  ...{ provider: 'html5', src: '/media/stream/master.m3u8' },
  type: 'application/vnd.apple.mpegurl',
});
/**
 * Serves the first study's film as an adaptive stream. Returns the list of its requested files.
 * @param rewrite changes its playlists
 */
export async function serveStream(
  page: Page,
  rewrite = (playlist: string) => playlist,
): Promise<string[]> {
  const fetched: string[] = [];
  await page.route('/media/stream/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    fetched.push(name);
    const file = readFileSync(`tests/e2e/media/hls/${name}`);
    return route.fulfill({
      body: name.endsWith('.m3u8') ? rewrite(file.toString()) : file,
      contentType: types[name.split('.').at(-1) ?? ''],
    });
  });
  await rewritePage(page, [[file, stream]]);
  return fetched;
}
