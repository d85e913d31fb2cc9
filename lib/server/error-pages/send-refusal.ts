import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/primitives/text/escape-markup';
import type { BodyCache } from '../body-cache/body-cache';
import type { Routes } from '../build-routes/routes';
import { markAsPage, type PageHeadersOf } from '../headers/security-headers';
import { sendJson } from '../sending/short-responses';
import type { Refusal } from '../uncached/check-request';
import { refusalMessage, requestLocale, retryLabel } from '../uncached/refusal-messages';
import { errorIdToken, fillToken, refusalToken } from './fill-token';
import { plainPage, plainPageHeaders, plainStyles } from './plain-page';
import { sendErrorPage } from './send-error-page';

const styles = `${plainStyles}section{margin-bottom:2rem}a{color:inherit;display:inline-block;padding:.75rem 0}`;

const adminUnavailableHeaders = plainPageHeaders(styles, "'none'");

/**
 * Error page of the admin while it is unavailable. It is in all languages, because the language of the staff member
 * is unknown, and has no shop navigation, because staff have no use for the cart.
 * @param first the browser's language
 * @param retryHref address of the retry link
 */
function adminUnavailablePage(
  first: Locale,
  { retryHref, id }: { retryHref: string; id: string },
): string {
  const orderedLocales = [first, ...locales.filter((locale) => locale !== first)];
  const sections = orderedLocales.map(
    (locale) => `<section lang="${languageTags[locale]}">
<p>${refusalMessage('desk', locale)}</p>
<p><a href="${escapeHtml(retryHref)}">${retryLabel(locale)}</a></p>
</section>`,
  );
  const main = `${sections.join('')}
<p>${escapeHtml(id)}</p>`;
  return plainPage({ locale: first, title: '503', styles, main });
}

type RefusalDetails = (Refusal | { status: number; message: string }) & {
  /** Id of the log entry; absent if nothing was logged. */
  id?: string;
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
  return async (request, response, { status, id = '', ...details }) => {
    const locale = requestLocale(request);
    const message = 'message' in details ? details.message : refusalMessage(details.reason, locale);
    const retryAfter = 'reason' in details ? details.retryAfter : undefined;
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
    if (!request.headers.accept?.includes('text/html'))
      return sendJson(request, response, status, { error: message, ...(id && { id }) });
    if ('reason' in details && details.reason === 'desk') {
      const isAdminPage = request.method === 'GET' && request.url?.startsWith('/desk');
      const retryPath = (isAdminPage && request.url) || '/desk/orders';
      markAsPage(response, adminUnavailableHeaders);
      return sendErrorPage(request, response, status, {
        html: adminUnavailablePage(locale, { retryHref: retryPath, id }),
        retryAfter,
      });
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
