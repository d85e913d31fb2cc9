import type { IncomingMessage, ServerResponse } from 'node:http';
import { showPage } from '../headers/guard-answer';
import type { Refusal } from '../live/judge-request';
import { askedLocale, refusalWords } from '../live/refusal-words';
import type { GuardsOf } from '../packs/guard-packs';
import type { Packs } from '../packs/open-packs';
import type { Routes } from '../routes/routes';
import { sendJson } from '../sending/send-json';
import { deskAway, deskAwayGuards } from './desk-away';
import { errorIdToken, fillToken, refusalToken } from './fill-token';
import { sendNotice } from './send-notice';

type Told = (Refusal | { status: number; words: string }) & {
  /** Under which the log has it; absent where there is nothing to look for. */
  id?: string;
};
export type SendRefusal = (
  request: IncomingMessage,
  response: ServerResponse,
  told: Told,
) => Promise<void>;

/** Says why the shop does not answer as it was asked. */
export function createRefusals(routes: Routes, packs: Packs, guardsOf: GuardsOf): SendRefusal {
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
      return sendNotice(request, response, status, {
        html: deskAway(locale, { again, id }),
        retryAfter,
      });
    }
    const built = routes.built.get(`/${locale}/shop-refusal`);
    const page = built && (await packs(built.file));
    if (!page) return sendNotice(request, response, status, { retryAfter });
    showPage(response, guardsOf(page));
    const filled = fillToken(page.body.toString(), refusalToken, words);
    const html = fillToken(filled, errorIdToken, id);
    return sendNotice(request, response, status, { html, retryAfter });
  };
}
