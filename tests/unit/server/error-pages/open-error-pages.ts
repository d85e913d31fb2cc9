import type { BodyCache } from '@/lib/server/body-cache/body-cache';
import { createCachedBody } from '@/lib/server/body-cache/cached-body';
import { createErrorPages, type ErrorPages } from '@/lib/server/error-pages/error-pages';
import { createPageHeadersCache, setSecurityHeaders } from '@/lib/server/headers/security-headers';
import { mapOfRoutes } from '../build-routes/map-of-routes';
import { responseOf } from '../response-of';

type Asked = Parameters<typeof responseOf>[1];
type Write = (
  pages: ErrorPages,
  ...exchange: Parameters<ErrorPages['sendNotFound']>
) => Promise<unknown> | unknown;

const tokens = 'BOBINE_REQUESTED_PATH BOBINE_REFUSAL BOBINE_ERROR_ID';

/** Error pages of a small build. Each contains its file name and all tokens. */
export function openErrorPages(isMissing: (path: string) => boolean = () => false) {
  const read: string[] = [];
  const bodyCache = ((file: string) => {
    read.push(file);
    return createCachedBody(Buffer.from(`<h1>${file}</h1><p>${tokens}</p><script>a()</script>`));
  }) as unknown as BodyCache;
  const all = mapOfRoutes();
  const routes = { ...all, built: new Map([...all.built].filter(([path]) => !isMissing(path))) };
  const pages = createErrorPages(routes, bodyCache, createPageHeadersCache([]));
  const ask = (write: Write, path: string, asked: Asked = {}) =>
    responseOf(
      (request, response) => {
        setSecurityHeaders(request, response, false);
        return write(pages, request, response);
      },
      { path, ...asked },
    );
  return { ask, read };
}
