import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BodyCache } from '../body-cache/body-cache';
import { type CachedBody, pack } from '../body-cache/cached-body';
import type { GuardsOf } from '../body-cache/secure-bodies';
import { showPage } from '../headers/security-headers';
import type { Routes } from '../routes/routes';
import { sendJson } from '../sending/send-json';
import { errorIdToken, fillToken, requestedPathToken } from './fill-token';
import { readErrorPage } from './read-error-page';
import { sendErrorPage, sendNotFoundPage } from './send-error-page';
import { createRefusals, type SendRefusal } from './send-refusal';

export type ErrorPages = {
  /** The error page in the language of the request, before the error id is filled in. */
  readFailure: (request: IncomingMessage) => Promise<CachedBody | undefined>;
  /** `retryAfter`: the server is overloaded (429); seconds until a retry makes sense. */
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
  guardsOf: GuardsOf,
): ErrorPages {
  return {
    sendRefusal: createRefusals(routes, bodyCache, guardsOf),
    readFailure: (request) => readErrorPage('server-error', request, routes, bodyCache),
    sendFailure(request, response, { page, id, retryAfter }) {
      if (page) showPage(response, guardsOf(page));
      const filled = page && fillToken(page.body.toString(), errorIdToken, id);
      sendErrorPage(request, response, retryAfter ? 429 : 500, { html: filled, retryAfter });
    },
    async sendNotFound(request, response) {
      if (request.url?.startsWith('/builds/'))
        return sendJson(request, response, 404, { error: 'Unknown build' });
      const page = await readErrorPage('page-not-found', request, routes, bodyCache);
      if (!page) return sendErrorPage(request, response, 404);
      showPage(response, guardsOf(page));
      const html = fillToken(page.body.toString(), requestedPathToken, request.url ?? '');
      // Compressed anew for each path: Brotli at quality 5 takes about 1 ms.
      await sendNotFoundPage(request, response, pack(Buffer.from(html), { stay: 'passing' }));
    },
    async sendOrderNotFound(request, response) {
      const page = await readErrorPage('order-not-found', request, routes, bodyCache);
      if (!page) return sendErrorPage(request, response, 404);
      showPage(response, guardsOf(page));
      await sendNotFoundPage(request, response, page);
    },
  };
}
