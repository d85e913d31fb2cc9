import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BodyCache } from '../body-cache/body-cache';
import type { Routes } from '../build-routes/routes';
import { markAsPage, type PageHeadersOf } from '../headers/security-headers';
import { sendJson } from '../sending/short-responses';
import type { Refusal } from '../uncached/check-request';
import { refusalMessage, requestLocale } from '../uncached/refusal-messages';
import { isAdminPath } from '../uncached/shop-addresses';
import { adminRefusalHeaders, adminRefusalPage } from './admin-refusal-page';
import { errorIdToken, fillToken, refusalToken } from './fill-token';
import { sendErrorPage } from './send-error-page';

type RefusalDetails = (Refusal | { status: number; message: string }) & {
  /** Id of the log entry; absent if nothing was logged. */
  id?: string;
  /** The body of the request, if it was read. */
  body?: Buffer | undefined;
};
export type SendRefusal = (
  request: IncomingMessage,
  response: ServerResponse,
  details: RefusalDetails,
) => Promise<void>;

/** Sends the reason why the shop refuses a request. */
export function createRefusalSender(
  routes: Routes,
  bodyCache: BodyCache,
  pageHeadersOf: PageHeadersOf,
): SendRefusal {
  return async (request, response, { status, id = '', body, ...details }) => {
    const locale = requestLocale(request);
    const isAdmin = isAdminPath(request.url?.split('?', 1)[0] ?? '');
    const message =
      'message' in details
        ? details.message
        : await refusalMessage(details.reason, locale, isAdmin);
    const retryAfter = 'reason' in details ? details.retryAfter : undefined;
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
    if (!request.headers.accept?.includes('text/html'))
      return sendJson(request, response, status, { error: message, ...(id && { id }) });
    if (isAdmin) {
      markAsPage(response, adminRefusalHeaders);
      const html = await adminRefusalPage(request, { message, status, id, body });
      return sendErrorPage(request, response, status, { html, retryAfter });
    }
    const built = routes.built.get(`/${locale}/shop-refusal`);
    const page = built && (await bodyCache(built.file));
    if (!page) return sendErrorPage(request, response, status, { retryAfter });
    markAsPage(response, pageHeadersOf(page));
    const filled = fillToken(page.body.toString(), refusalToken, message);
    const html = fillToken(filled, errorIdToken, id);
    return sendErrorPage(request, response, status, { html, retryAfter });
  };
}
