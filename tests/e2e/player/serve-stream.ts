import type { Page } from 'playwright/test';
import { rewritePage } from './rewrite-page';

const film = '/media/etude-en-diagonales/film.mp4';
const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
};

/** Makes an adaptive stream of the first study's film. Returns the files of it that are asked for. */
export async function serveStream(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  await page.route('/media/stream/**', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    fetched.push(file);
    return route.fulfill({
      path: `tests/e2e/media/hls/${file}`,
      contentType: types[file.split('.').at(-1) ?? ''],
    });
  });
  await rewritePage(page, [
    [film, '/media/stream/master.m3u8'],
    ['\\"type\\":\\"video/mp4\\"', '\\"type\\":\\"application/vnd.apple.mpegurl\\"'],
  ]);
  return fetched;
}
