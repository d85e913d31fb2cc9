import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pathWithoutLocale } from '@/lib/i18n/locales';
import { isMailPreview } from '@/lib/security/file-headers';
import { allowOwnFrames, allowPasskeys, type PageHeaders } from '@/lib/security/page-headers';
import { clientKeyHeader } from '@/lib/shop/vouchers/guess-limit';
import { chooseEncoding, createCachedBody, isCompressible } from '../body-cache/cached-body';
import { type CallNext, type NextAnswer, signalOf } from '../call-next';
import type { ErrorPages } from '../error-pages/error-pages';
import {
  createErrorId,
  describeRequest,
  errorIdHeader,
  type Log,
  logFailure,
} from '../failures/log-failure';
import { cacheControl } from '../headers/caching';
import { markAsPage, type PageHeadersOf } from '../headers/security-headers';
import { readClientKey, readVisitorKey } from '../requests/client-key';
import {
  createConcurrencyLimit,
  createRequestCheck,
  type Refusal,
  type UncachedLimits,
} from './check-request';

type UncachedHandlerOptions = {
  callNext: CallNext;
  errorPages: Pick<ErrorPages, 'sendNotFound' | 'sendOrderNotFound' | 'sendRefusal'>;
  pageHeadersOf: PageHeadersOf;
  log: Log;
  /** Number of trusted proxies (`readClientKey`). */
  proxies?: number | undefined;
  limits?: Partial<UncachedLimits> | undefined;
};

/** Conditional and range headers, which are dropped: responses for one visitor are not cached. */
const conditional = new Set(['if-none-match', 'if-modified-since', 'range']);

/** Seconds after which a retry makes sense while the shop is unavailable. */
const retryAfterUnavailable = 30;

/**
 * Answers requests that depend on the visitor (orders, withdrawal, admin): checks the request, passes it to Next, and
 * sends the response to this visitor only. If Next fails, usually because the database is down, sends an error page.
 */
export function createUncachedHandler({
  callNext,
  errorPages,
  pageHeadersOf,
  log,
  proxies,
  limits,
}: UncachedHandlerOptions) {
  /**
   * Asks the address itself: its GET answers 404 without a session, and redirects if the session has expired. If the
   * GET fails, the form is forwarded anyway, where an error is answered and logged.
   */
  const hasSession = (request: IncomingMessage, path: string) =>
    callNext(path, forwardedHeaders(request, createErrorId(), proxies)).then(
      ({ status }) => status !== 404,
      () => true,
    );
  const checkRequest = createRequestCheck(hasSession, proxies, limits);
  const acquire = createConcurrencyLimit();

  async function forward(request: IncomingMessage, response: ServerResponse, body?: Buffer) {
    const id = createErrorId();
    const { method = 'GET', url = '/' } = request;
    const headers = forwardedHeaders(request, id, proxies);
    // Only reads are aborted: an order completes even if the buyer closes the tab.
    const signal = method === 'GET' || method === 'HEAD' ? signalOf(response) : undefined;
    const nextResponse = await callNext(url, headers, { method, body, signal }).catch(
      (error: unknown) => {
        if (signal?.aborted) return undefined;
        logFailure(log, error, describeRequest(request, response), id);
        return undefined;
      },
    );
    if (response.destroyed) return;
    // A handler that returns 503 itself has already given the reason.
    const hasFailed = !nextResponse || (nextResponse.status >= 500 && nextResponse.status !== 503);
    const message = nextResponse && readRefusalMessage(request, nextResponse);
    if (message)
      return errorPages.sendRefusal(request, response, { status: nextResponse.status, message });
    if (nextResponse?.status === 413 && isAdmin(url))
      return errorPages.sendRefusal(request, response, { status: 413, reason: 'large' });
    if (nextResponse?.status === 404 && isPage(url)) {
      // Next's own not-found page has no language, and is empty without scripts.
      if (isOrder(url)) return errorPages.sendOrderNotFound(request, response);
      // The admin's own not-found page would reveal its layout to visitors without a login.
      return errorPages.sendNotFound(request, response);
    }
    if (!hasFailed) return sendUncached(request, response, nextResponse, pageHeadersOf);
    if (nextResponse)
      logFailure(
        log,
        `Next answered ${nextResponse.status}`,
        describeRequest(request, response),
        id,
      );
    const refusal: Refusal = {
      status: 503,
      reason: unavailableReason(url),
      retryAfter: retryAfterUnavailable,
    };
    return errorPages.sendRefusal(request, response, { ...refusal, id, body });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const release = acquire(readVisitorKey(request, proxies));
    if (!release)
      return errorPages.sendRefusal(request, response, {
        status: 429,
        reason: 'busy',
        retryAfter: 2,
      });
    try {
      const checked = await checkRequest(request);
      if (!('refusal' in checked || 'isUnknown' in checked))
        return await forward(request, response, checked.body);
      // Does not wait for the rest of a request body.
      if (!request.complete) response.shouldKeepAlive = false;
      if ('isUnknown' in checked) return await errorPages.sendNotFound(request, response);
      return await errorPages.sendRefusal(request, response, checked.refusal);
    } finally {
      release();
    }
  };
}

/**
 * The message in the JSON error of a shop handler, if the client expects HTML. The message is then shown as a page.
 */
function readRefusalMessage({ headers, url = '' }: IncomingMessage, nextResponse: NextAnswer) {
  // A response to HEAD has no body.
  const isPageRequest =
    nextResponse.body.length > 0 && headers.accept?.includes('text/html') && !isAdmin(url);
  if (
    !isPageRequest ||
    nextResponse.status < 400 ||
    !nextResponse.headers['content-type']?.includes('json')
  )
    return;
  const { error } = JSON.parse(nextResponse.body.toString()) as { error?: unknown };
  return typeof error === 'string' ? error : undefined;
}

const isPage = (url: string) => !url.startsWith('/api/');
const isOrder = (url: string) => pathWithoutLocale(url).startsWith('/commande/');

/** The refusal reason while the shop is unavailable, depending on the requested path. */
function unavailableReason(url: string): Refusal['reason'] {
  if (isAdmin(url)) return 'desk';
  const path = pathWithoutLocale(url.split('?', 1)[0] ?? '');
  if (/^\/(?:commande|api\/shop\/orders)\/[^/]/.test(path)) return 'order';
  return /^\/(?:retractation|api\/shop\/withdrawals)(?:\/|$)/.test(path) ? 'declaration' : 'away';
}

const isAdmin = (url: string) => /^\/desk(?:[/?]|$)/.test(url);

/** Request headers for Next. The error id and the client key are set by this server only. */
function forwardedHeaders(
  request: IncomingMessage,
  id: string,
  proxies?: number,
): IncomingHttpHeaders {
  const unconditionalHeaders = Object.entries(request.headers).filter(
    ([name]) => !conditional.has(name),
  );
  const added = { [errorIdHeader]: id, [clientKeyHeader]: readClientKey(request, proxies) };
  return { ...Object.fromEntries(unconditionalHeaders), ...added };
}

/** Headers of every response for one visitor: no caching, no indexing. */
const uncachedHeaders = {
  'cache-control': cacheControl.notStored,
  'x-robots-tag': 'noindex, nofollow',
};

/** Validators, which only cacheable responses need. */
const droppedHeaders = new Set(['etag', 'last-modified']);

/** Sends Next's response to one visitor: with security headers for pages, with all cookies, uncached. */
export async function sendUncached(
  { method, url = '/', headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
  { status, headers, cookies, body }: NextAnswer,
  pageHeadersOf: PageHeadersOf,
): Promise<void> {
  const cachedBody = createCachedBody(body, { lifetime: 'passing' });
  const type = headers['content-type'];
  if (type?.startsWith('text/html') && !isMailPreview(url)) {
    const pageHeaders = pageHeadersOf(cachedBody);
    markAsPage(response, url.startsWith('/desk') ? adminHeaders(url, pageHeaders) : pageHeaders);
  }
  const encoding =
    body.length > 0 && isCompressible(type)
      ? chooseEncoding(requestHeaders['accept-encoding']?.toString())
      : 'identity';
  const encodedBody = await cachedBody.encoded(encoding);
  const head = Object.entries({ ...headers, ...uncachedHeaders }).flatMap(([name, value]) =>
    droppedHeaders.has(name) ? [] : [name, value],
  );
  for (const cookie of cookies) head.push('set-cookie', cookie);
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  // Responses with these statuses have neither a body nor a content length (RFC 9110, 8.6).
  if (status !== 204 && status !== 304) head.push('content-length', String(encodedBody.length));
  response.writeHead(status, head).end(method === 'HEAD' ? undefined : encodedBody);
}

/** The editor's page of previews shows them in a frame. */
const framingPage = /^\/desk\/content\/[^?]*\/preview(?:\?|$)/;

function adminHeaders(url: string, pageHeaders: PageHeaders): PageHeaders {
  const headers = allowPasskeys(pageHeaders);
  return framingPage.test(url) ? allowOwnFrames(headers) : headers;
}
