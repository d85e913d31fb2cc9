import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPreviewHandler } from '@/lib/server/preview-login/preview-handler';
import { type PreviewKeys, previewKeysOf } from '@/lib/server/preview-login/signed-tokens';
import { responseOf } from '../response-of';

/** The site behind the preview: pages name their files, other responses contain their address. */
function site({ url = '/' }: IncomingMessage, response: ServerResponse) {
  if (url === '/gone') return response.writeHead(302, { location: '/elsewhere' }).end();
  const isPage = /^\/(?:de(?:\/|$)|movie|$)/.test(url);
  const page = `<html><body><p>${url}</p><video src="/media/nerven/film.m3u8"></video><img src="/media/still.jpg"/><script>"/poster/nerven.svg"</script></body></html>`;
  response.writeHead(200, [
    ...['content-type', isPage ? 'text/html; charset=utf-8' : 'text/plain'],
    ...['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
    ...['cache-control', 'public, max-age=60', 'etag', '"a"'],
  ]);
  return response.end(isPage ? page : url);
}

/** Deriving keys is slow: once per settings. */
const known = new Map<string, PreviewKeys | undefined>();

/** A preview of that site with these settings; `passed` lists the addresses that the site was asked for. */
export function openPreview(
  settings: Partial<Parameters<typeof createPreviewHandler>[0]['settings']> = {},
) {
  const whole = { password: undefined, secret: undefined, address: undefined, ...settings };
  const name = JSON.stringify([whole.password, whole.secret]);
  const keys = known.get(name) ?? previewKeysOf(whole);
  known.set(name, keys);
  const passed: string[] = [];
  const handler = createPreviewHandler({
    requestHandler: (request, response) => {
      passed.push(request.url ?? '');
      return site(request, response);
    },
    settings: whole,
    preview: { timeZone: 'Europe/Zurich' },
    keys,
    isSecure: false,
  });
  const ask = (path: string, asked: Parameters<typeof responseOf>[1] = {}) =>
    responseOf(handler, { path, ...asked });
  return { ask, passed };
}
