import type { BodyCache } from '@/lib/server/body-cache/body-cache';
import { type CachedBody, createCachedBody } from '@/lib/server/body-cache/cached-body';
import { createErrorPages, type ErrorPages } from '@/lib/server/error-pages/error-pages';
import { createPageHeadersCache, setSecurityHeaders } from '@/lib/server/headers/security-headers';
import { answerOf } from '../answer-of';
import { mapOfRoutes } from '../routes/map-of-routes';

type Asked = Parameters<typeof answerOf>[1];
type Write = (
  notices: ErrorPages,
  ...asked: Parameters<ErrorPages['sendNotFound']>
) => Promise<unknown> | unknown;

const tokens = 'BOBINE_REQUESTED_PATH BOBINE_REFUSAL BOBINE_ERROR_ID';

/** The pages that speak of one request, over a small build; each says which it is, and has what is written into it. */
export function openNotices(left: (path: string) => boolean = () => false) {
  const made = new Map<string, CachedBody>();
  const read: string[] = [];
  const bodyCache = ((file: string) => {
    read.push(file);
    const found =
      made.get(file) ??
      createCachedBody(Buffer.from(`<h1>${file}</h1><p>${tokens}</p><script>a()</script>`));
    made.set(file, found);
    return found;
  }) as unknown as BodyCache;
  const routes = mapOfRoutes();
  for (const path of routes.built.keys()) if (left(path)) routes.built.delete(path);
  const notices = createErrorPages(routes, bodyCache, createPageHeadersCache([]));
  const ask = (write: Write, path: string, asked: Asked = {}) =>
    answerOf(
      (request, response) => {
        setSecurityHeaders(request, response, false);
        return write(notices, request, response);
      },
      { path, ...asked },
    );
  return { ask, notices, read };
}
