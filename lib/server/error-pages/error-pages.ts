import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathLocale } from '@/lib/i18n/locales';
import { homeLocale } from '@/lib/i18n/visitor-locale';
import { asksPayload } from '@/lib/next-internals/payloads';
import type { BodyCache } from '../body-cache/body-cache';
import { type CachedBody, createCachedBody } from '../body-cache/cached-body';
import type { Routes } from '../build-routes/routes';
import { markAsPage, type PageHeadersOf } from '../headers/security-headers';
import { sendJson } from '../sending/short-responses';
import { errorIdToken, fillToken, requestedPathToken } from './fill-token';
import { sendErrorPage, sendNotFoundPage } from './send-error-page';
import { createRefusalSender, type SendRefusal } from './send-refusal';

export type ErrorPages = {
  /** The error page in the language of the request, before the error id is filled in. */
  readFailure: (request: IncomingMessage) => Promise<CachedBody | undefined>;
  /**
   * `retryAfter`: seconds until a retry makes sense; set only if the server is overloaded. The status is then
   * 429, not 500.
   */
  sendFailure: (
    request: IncomingMessage,
    response: ServerResponse,
    failure: { page: CachedBody | undefined; id: string; retryAfter?: number | undefined },
  ) => void;
  /** Reports why the shop refuses a request, in the visitor's language: HTML, or JSON if HTML is not accepted. */
  sendRefusal: SendRefusal;
  sendNotFound: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** For an address that matches no order. The page is the same for every such address. */
  sendOrderNotFound: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

/** Pages that depend on a single request: errors, refusals, not found. */
export function createErrorPages(
  routes: Routes,
  bodyCache: BodyCache,
  pageHeadersOf: PageHeadersOf,
): ErrorPages {
  return {
    sendRefusal: createRefusalSender(routes, bodyCache, pageHeadersOf),
    readFailure: (request) => readErrorPage('server-error', request, routes, bodyCache),
    sendFailure(request, response, { page, id, retryAfter }) {
      if (page) markAsPage(response, pageHeadersOf(page));
      const filled = page && fillToken(page.body.toString(), errorIdToken, id);
      sendErrorPage(request, response, retryAfter ? 429 : 500, { html: filled, retryAfter });
    },
    async sendNotFound(request, response) {
      if (request.url?.startsWith('/builds/'))
        return sendJson(request, response, 404, { error: 'Unknown build' });
      const page = await readErrorPage('page-not-found', request, routes, bodyCache);
      if (!page) return sendErrorPage(request, response, 404);
      markAsPage(response, pageHeadersOf(page));
      const html = fillToken(page.body.toString(), requestedPathToken, request.url ?? '');
      // Compressed anew for each path: Brotli at quality 5 takes about 1 ms.
      await sendNotFoundPage(
        request,
        response,
        createCachedBody(Buffer.from(html), { lifetime: 'passing' }),
      );
    },
    async sendOrderNotFound(request, response) {
      const page = await readErrorPage('order-not-found', request, routes, bodyCache);
      if (!page) return sendErrorPage(request, response, 404);
      markAsPage(response, pageHeadersOf(page));
      await sendNotFoundPage(request, response, page);
    },
  };
}

/** Paths of files. They have no language prefix, so the visitor's preferred language applies. */
const file = /^\/(?:_next|media)\//;

/**
 * Values of `Sec-Fetch-Dest` that get the HTML page: documents, frames and `fetch` (`empty`). Requests for
 * images and scripts get a line of text instead.
 */
const pageDestinations = new Set(['document', 'iframe', 'frame', 'embed', 'object', 'empty']);

/**
 * The prerendered error page in the language of the request. `undefined` if the request does not expect HTML (router
 * payload, image, other method), or the page was not built.
 */
export async function readErrorPage(
  name: 'order-not-found' | 'page-not-found' | 'server-error',
  { method, url = '/', headers }: IncomingMessage,
  routes: Routes,
  bodyCache: BodyCache,
): Promise<CachedBody | undefined> {
  if ((method !== 'GET' && method !== 'HEAD') || asksPayload(headers)) return undefined;
  if (!pageDestinations.has(headers['sec-fetch-dest']?.toString() ?? 'document')) return undefined;
  const locale = file.test(url)
    ? homeLocale(headers.cookie, headers['accept-language'])
    : pathLocale(url);
  const built = routes.built.get(`/${locale}/${name}`);
  return built && bodyCache(built.file);
}
