import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { plainPath } from '@/lib/i18n/locale-path';
import { clientKeyHeader } from '@/lib/shop/checkout/client-key';
import type { GuardsOf } from '../body-cache/secure-bodies';
import type { ErrorPages } from '../error-pages/error-pages';
import { errorIdHeader } from '../failures/error-id-header';
import { askedOf, createErrorId, type Log, logFailure } from '../failures/log-failure';
import { type CallNext, type NextAnswer, signalOf } from '../next/call-next';
import { readClientKey, readVisitor } from '../requests/client-key';
import { createJudge, type Refusal } from './check-request';
import { createConcurrencyLimit } from './concurrency-limit';
import { sendLive } from './send-uncached';
import type { LiveLimits } from './uncached-limits';

type Given = {
  ask: CallNext;
  notices: Pick<ErrorPages, 'sendNotFound' | 'sendOrderNotFound' | 'sendRefusal'>;
  guardsOf: GuardsOf;
  log: Log;
  /** Number of trusted proxies (`readClientKey`). */
  proxies?: number | undefined;
  limits?: Partial<LiveLimits> | undefined;
};

/** Conditional and range headers, which are dropped: responses for one visitor are not cached. */
const conditional = new Set(['if-none-match', 'if-modified-since', 'range']);

/** Seconds after which a retry makes sense while the shop is unavailable. */
const awayFor = 30;

/**
 * Answers requests that depend on the visitor (orders, withdrawal, admin): checks the request, passes it to Next, and
 * sends the response to this visitor only. If Next fails, usually because the database is down, sends an error page.
 */
export function createLive({ ask, notices, guardsOf, log, proxies, limits }: Given) {
  const judge = createJudge(proxies, limits);
  const enter = createConcurrencyLimit();

  async function pass(request: IncomingMessage, response: ServerResponse, body?: Buffer) {
    const id = createErrorId();
    const { method = 'GET', url = '/' } = request;
    const headers = handedOn(request, id, proxies);
    // Only reads are aborted: an order completes even if the buyer closes the tab.
    const signal = method === 'GET' || method === 'HEAD' ? signalOf(response) : undefined;
    const answer = await ask(url, headers, { method, body, signal }).catch((error: unknown) => {
      if (signal?.aborted) return undefined;
      logFailure(log, error, askedOf(request, response), id);
      return undefined;
    });
    if (response.destroyed) return;
    // A handler that returns 503 itself has already given the reason.
    const hasFailed = !answer || (answer.status >= 500 && answer.status !== 503);
    const said = answer && refusedBecause(request, answer);
    if (said) return notices.sendRefusal(request, response, { status: answer.status, words: said });
    if (answer?.status === 404 && isPage(url)) {
      // Next's own page has no language, and is empty without scripts.
      if (isOrder(url)) return notices.sendOrderNotFound(request, response);
      // The admin's own not-found page would reveal its layout to visitors without a login.
      return notices.sendNotFound(request, response);
    }
    if (!hasFailed) return sendLive(request, response, answer, guardsOf);
    if (answer) logFailure(log, `Next answered ${answer.status}`, askedOf(request, response), id);
    const refusal: Refusal = {
      status: 503,
      reason: awayReason(url),
      retryAfter: awayFor,
    };
    return notices.sendRefusal(request, response, { ...refusal, id });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const leave = enter(readVisitor(request, proxies));
    if (!leave)
      return notices.sendRefusal(request, response, { status: 429, reason: 'busy', retryAfter: 2 });
    try {
      const judged = await judge(request);
      if (!('refusal' in judged)) return await pass(request, response, judged.body);
      // Does not wait for the rest of a request body.
      if (!request.complete) response.shouldKeepAlive = false;
      return await notices.sendRefusal(request, response, judged.refusal);
    } finally {
      leave();
    }
  };
}

/** The reason in a shop handler's JSON error, if the client expects HTML: it then gets a page. */
function refusedBecause({ headers, url = '' }: IncomingMessage, answer: NextAnswer) {
  // A response to HEAD has no body.
  const isRead = answer.body.length > 0 && headers.accept?.includes('text/html') && !isDesk(url);
  if (!isRead || answer.status < 400 || !answer.headers['content-type']?.includes('json')) return;
  const { error } = JSON.parse(answer.body.toString()) as { error?: unknown };
  return typeof error === 'string' ? error : undefined;
}

const isPage = (url: string) => !url.startsWith('/api/');
const isOrder = (url: string) => plainPath(url).startsWith('/commande/');

/** The refusal reason while the shop is unavailable, depending on the requested path. */
function awayReason(url: string): Refusal['reason'] {
  if (isDesk(url)) return 'desk';
  const path = plainPath(url.split('?', 1)[0] ?? '');
  if (/^\/(?:commande|api\/shop\/orders)\/[^/]/.test(path)) return 'order';
  return /^\/(?:retractation|api\/shop\/withdrawals)(?:\/|$)/.test(path) ? 'declaration' : 'away';
}

const isDesk = (url: string) => /^\/desk(?:[/?]|$)/.test(url);

/** Request headers for Next. The error id and the client key are set by this server only. */
function handedOn(request: IncomingMessage, id: string, proxies?: number): IncomingHttpHeaders {
  const kept = Object.entries(request.headers).filter(([name]) => !conditional.has(name));
  const said = { [errorIdHeader]: id, [clientKeyHeader]: readClientKey(request, proxies) };
  return { ...Object.fromEntries(kept), ...said };
}
