import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPayload } from '@/lib/next-internals/payloads';
import { matchesEtag } from '@/lib/primitives/http/headers';
import type { BodyCache } from '../body-cache/body-cache';
import { type CachedBody, chooseEncoding, isCompressible } from '../body-cache/cached-body';
import { type MaybePromise, thenSync } from '../body-cache/maybe-promise';
import type { BuiltFile, Routes } from '../build-routes/routes';
import { cacheControl, joinVary, pageCacheControl } from '../headers/caching';
import { markAsPage, type PageHeadersOf } from '../headers/security-headers';
import { readVisitorKey } from '../requests/client-key';
import { createMomentPages } from './moment-pages';

type Sent = {
  status?: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  /** Each becomes a `Set-Cookie` header. */
  cookies?: readonly string[] | undefined;
  /** Overrides the `Cache-Control` of `headers`. */
  rule?: string | undefined;
  /** Added to the `Vary` of `headers`; `Accept-Encoding` by default. */
  vary?: string | undefined;
  cachedBody: CachedBody;
};

/** Headers that are set separately. */
const ownHeaders = new Set(['cache-control', 'content-type', 'vary']);

/** Sends a cached body: 304 if `If-None-Match` matches, else in the best accepted encoding. */
export function sendCachedBody(
  { method, headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
  { status = 200, headers, cookies = [], rule = headers['cache-control'], vary, cachedBody }: Sent,
): MaybePromise<void> {
  const type = headers['content-type'];
  const encoding = isCompressible(type)
    ? chooseEncoding(requestHeaders['accept-encoding']?.toString())
    : 'identity';
  // A flat list (name, value, …) is the fastest form for Node.
  const head = ['vary', joinVary(headers.vary, vary ?? 'Accept-Encoding')];
  for (const name in headers) if (!ownHeaders.has(name)) head.push(name, headers[name] as string);
  for (const cookie of cookies) head.push('set-cookie', cookie);
  if (rule !== undefined) head.push('cache-control', rule);
  if (status === 200) {
    const etag =
      encoding === 'identity' ? `"${cachedBody.digest}"` : `"${cachedBody.digest}-${encoding}"`;
    head.push('etag', etag);
    if (matchesEtag(requestHeaders['if-none-match'], etag))
      return void response.writeHead(304, head).end();
  }
  if (type !== undefined) head.push('content-type', type);
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  return thenSync(cachedBody.encoded(encoding), (body) => {
    head.push('content-length', String(body.length));
    response.writeHead(status, head).end(method === 'HEAD' ? undefined : body);
  });
}

type Built = {
  file: BuiltFile;
  cachedBody: CachedBody;
  /** Whether a cache may store it under this address. */
  isCacheable?: boolean;
  /** The `Vary` header, including `Accept-Encoding`. */
  vary?: string | undefined;
  /** Milliseconds until the next page change. */
  left?: number | undefined;
};

/** Sends a built file. */
export function sendBuilt(
  request: IncomingMessage,
  response: ServerResponse,
  { file: { headers }, cachedBody, isCacheable = true, vary, left }: Built,
): MaybePromise<void> {
  const ownRule = headers['cache-control'] ?? pageCacheControl(left);
  const rule = isCacheable ? ownRule : cacheControl.notStored;
  return sendCachedBody(request, response, { headers, rule, vary, cachedBody });
}

/** Request headers that select the language of `/`. */
export const homeVary = 'Accept-Language, Cookie';

type SenderOptions = {
  routes: Pick<Routes, 'vary' | 'unbuilt'>;
  bodyCache: BodyCache;
  pageHeadersOf: PageHeadersOf;
  /** Number of trusted proxies (`readClientKey`). */
  proxies?: number | undefined;
  /** Milliseconds until the next page change. */
  left: () => number | undefined;
};

type SendOptions = {
  file: BuiltFile;
  isHome: boolean;
  /** Whether a cache may store it under the requested address. */
  isCacheable: boolean;
};

/** Sends prerendered files: pages with their security headers, router payloads, other files. */
export function createBuiltSender({
  routes,
  bodyCache,
  pageHeadersOf,
  proxies,
  left,
}: SenderOptions) {
  const page = joinVary(routes.vary, 'Accept-Encoding');
  const home = joinVary(page, homeVary);
  const atMoment = createMomentPages(routes.unbuilt);
  return (
    request: IncomingMessage,
    response: ServerResponse,
    { file, isHome, isCacheable }: SendOptions,
  ): MaybePromise<void> =>
    thenSync(
      bodyCache(file.file, () => readVisitorKey(request, proxies)),
      (made) => {
        const isHtml = file.file.endsWith('.html');
        const cachedBody = isHtml ? atMoment(made, file.file, request.url) : made;
        if (isHtml) markAsPage(response, pageHeadersOf(cachedBody));
        const paged = isHtml || isPayload(file.file) ? page : undefined;
        const vary = isHome ? home : paged;
        return sendBuilt(request, response, { file, isCacheable, cachedBody, vary, left: left() });
      },
    );
}
