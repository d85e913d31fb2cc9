import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPreviewHandler } from '@/lib/server/preview/preview-handler';
import { type PreviewKeys, previewKeysOf } from '@/lib/server/preview/signed-tokens';
import { answerOf } from '../answer-of';

/** What the site behind it says: a page that names its files, everything else by its address. */
function site({ url = '/', headers }: IncomingMessage, response: ServerResponse) {
  if (url === '/gone') {
    response.writeHead(302, { location: '/elsewhere' });
    return response.end();
  }
  const isPage = /^\/(?:de(?:\/|$)|movie|$)/.test(url);
  const page = `<html><body><p>${url}</p><video src="/media/nerven/film.m3u8"></video><img src="/media/still.jpg"/><script>"/poster/nerven.svg"</script></body></html>`;
  response.writeHead(200, [
    ...['content-type', isPage ? 'text/html; charset=utf-8' : 'text/plain'],
    ...['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
    ...['cache-control', 'public, max-age=60', 'etag', '"a"'],
    ...['x-asked-encoding', String(headers['accept-encoding'])],
  ]);
  response.write(isPage ? page.slice(0, 20) : url);
  return response.end(isPage ? page.slice(20) : undefined);
}

type Asked = Parameters<typeof answerOf>[1];

/** Keys take their time: those of the same settings are made once. */
const known = new Map<string, PreviewKeys | undefined>();

/** A preview of that site, with these settings, that can be asked. */
export function openPreview(
  settings: Partial<Parameters<typeof createPreviewHandler>[0]['settings']> = {},
) {
  const whole = { password: undefined, secret: undefined, address: undefined, ...settings };
  const name = JSON.stringify([whole.password, whole.secret]);
  const keys = known.get(name) ?? previewKeysOf(whole);
  known.set(name, keys);
  const passed: string[] = [];
  const front = createPreviewHandler({
    front: (request, response) => {
      passed.push(request.url ?? '');
      return site(request, response);
    },
    settings: whole,
    ...{ preview: { timeZone: 'Europe/Zurich' }, keys, isSecure: false },
  });
  const ask = (path: string, asked: Asked = {}) => answerOf(front, { path, ...asked });
  return { ask, passed, front };
}
