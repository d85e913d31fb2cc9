import type { IncomingMessage, ServerResponse } from 'node:http';
import { showPage } from '../headers/guard-answer';
import type { GuardsOf } from '../packs/guard-packs';
import type { Packs } from '../packs/open-packs';
import { type Pack, pack } from '../packs/pack';
import type { Routes } from '../routes/routes';
import { sendJson } from '../sending/send-json';
import { errorIdToken, fillToken, requestedPathToken } from './fill-token';
import { readNoticePage } from './read-notice-page';
import { sendNotFoundPage, sendNotice } from './send-notice';
import { createRefusals, type SendRefusal } from './send-refusal';

export type Notices = {
  /** The error page in the language of the request, before its id is written into it. */
  readFailure: (request: IncomingMessage) => Promise<Pack | undefined>;
  /** `retryAfter`: too much is asked for, in so many seconds it may be otherwise. */
  sendFailure: (
    request: IncomingMessage,
    response: ServerResponse,
    failure: { page: Pack | undefined; id: string; retryAfter?: number | undefined },
  ) => void;
  /** Why the shop does not answer, in the visitor's language: a page, or JSON for who reads none. */
  sendRefusal: SendRefusal;
  sendNotFound: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Of an address that opens no order: the same for every one. */
  sendOrderNotFound: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

/** The pages that speak of one request alone. */
export function createNotices(routes: Routes, packs: Packs, guardsOf: GuardsOf): Notices {
  return {
    sendRefusal: createRefusals(routes, packs, guardsOf),
    readFailure: (request) => readNoticePage('server-error', request, routes, packs),
    sendFailure(request, response, { page, id, retryAfter }) {
      if (page) showPage(response, guardsOf(page));
      const filled = page && fillToken(page.body.toString(), errorIdToken, id);
      sendNotice(request, response, retryAfter ? 429 : 500, { html: filled, retryAfter });
    },
    async sendNotFound(request, response) {
      if (request.url?.startsWith('/builds/'))
        return sendJson(request, response, 404, { error: 'Unknown build' });
      const page = await readNoticePage('page-not-found', request, routes, packs);
      if (!page) return sendNotice(request, response, 404);
      showPage(response, guardsOf(page));
      const html = fillToken(page.body.toString(), requestedPathToken, request.url ?? '');
      // Compressed anew for each path: Brotli at quality 5 takes about 1 ms.
      await sendNotFoundPage(request, response, pack(Buffer.from(html), { stay: 'passing' }));
    },
    async sendOrderNotFound(request, response) {
      const page = await readNoticePage('order-not-found', request, routes, packs);
      if (!page) return sendNotice(request, response, 404);
      showPage(response, guardsOf(page));
      await sendNotFoundPage(request, response, page);
    },
  };
}
