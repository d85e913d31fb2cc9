import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BodyCache } from '../body-cache/body-cache';
import type { GuardsOf } from '../body-cache/secure-bodies';
import { showPage } from '../headers/security-headers';
import type { Routes } from '../routes/routes';
import { sendJson } from '../sending/send-json';
import type { Refusal } from '../uncached/check-request';
import { askedLocale, refusalWords } from '../uncached/refusal-words';
import { deskAway, deskAwayGuards } from './admin-unavailable';
import { errorIdToken, fillToken, refusalToken } from './fill-token';
import { sendErrorPage } from './send-error-page';

type Told = (Refusal | { status: number; words: string }) & {
  /** Id of the log entry; absent if nothing was logged. */
  id?: string;
};
export type SendRefusal = (
  request: IncomingMessage,
  response: ServerResponse,
  told: Told,
) => Promise<void>;

/** Sends the reason why the shop refuses a request. */
export function createRefusals(
  routes: Routes,
  bodyCache: BodyCache,
  guardsOf: GuardsOf,
): SendRefusal {
  return async (request, response, { status, id = '', ...told }) => {
    const locale = askedLocale(request);
    const words = 'words' in told ? told.words : refusalWords(told.reason, locale);
    const retryAfter = 'reason' in told ? told.retryAfter : undefined;
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
    if (!request.headers.accept?.includes('text/html'))
      return sendJson(request, response, status, { error: words, ...(id && { id }) });
    if ('reason' in told && told.reason === 'desk') {
      const isRead = request.method === 'GET' && request.url?.startsWith('/desk');
      const again = (isRead && request.url) || '/desk/orders';
      showPage(response, deskAwayGuards);
      return sendErrorPage(request, response, status, {
        html: deskAway(locale, { again, id }),
        retryAfter,
      });
    }
    const built = routes.built.get(`/${locale}/shop-refusal`);
    const page = built && (await bodyCache(built.file));
    if (!page) return sendErrorPage(request, response, status, { retryAfter });
    showPage(response, guardsOf(page));
    const filled = fillToken(page.body.toString(), refusalToken, words);
    const html = fillToken(filled, errorIdToken, id);
    return sendErrorPage(request, response, status, { html, retryAfter });
  };
}
