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
  /** How many proxies stand before us (`readClientKey`). */
  proxies?: number | undefined;
  limits?: Partial<LiveLimits> | undefined;
};

/** Conditions of a cache: no answer to one visitor is stored. */
const conditional = new Set(['if-none-match', 'if-modified-since', 'range']);

/** Seconds after which a shop that is away is worth another try. */
const awayFor = 30;

/**
 * Answers what depends on who asks (orders, withdrawal, desk): hands the request to Next whole, once it has been judged,
 * and the answer to this visitor alone. Where Next fails, mostly for want of the database, a page says so.
 */
export function createLive({ ask, notices, guardsOf, log, proxies, limits }: Given) {
  const judge = createJudge(proxies, limits);
  const enter = createConcurrencyLimit();

  async function pass(request: IncomingMessage, response: ServerResponse, body?: Buffer) {
    const id = createErrorId();
    const { method = 'GET', url = '/' } = request;
    const headers = handedOn(request, id, proxies);
    // What is sent is carried out to its end: a buyer who closes the tab has ordered.
    const signal = method === 'GET' || method === 'HEAD' ? signalOf(response) : undefined;
    const answer = await ask(url, headers, { method, body, signal }).catch((error: unknown) => {
      if (signal?.aborted) return undefined;
      logFailure(log, error, askedOf(request, response), id);
      return undefined;
    });
    if (response.destroyed) return;
    // A handler that says itself that it cannot (503) has said why.
    const hasFailed = !answer || (answer.status >= 500 && answer.status !== 503);
    const said = answer && refusedBecause(request, answer);
    if (said) return notices.sendRefusal(request, response, { status: answer.status, words: said });
    if (answer?.status === 404 && isPage(url)) {
      // Next's own page has no language, and is empty without script.
      if (isOrder(url)) return notices.sendOrderNotFound(request, response);
      // The desk shows strangers nothing of itself, not even how it looks where there is no page.
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
      // What is still to come of a body is not waited for.
      if (!request.complete) response.shouldKeepAlive = false;
      return await notices.sendRefusal(request, response, judged.refusal);
    } finally {
      leave();
    }
  };
}

/** The reason that a handler of the shop gives as JSON, where it is a visitor who reads it: that gets a page. */
function refusedBecause({ headers, url = '' }: IncomingMessage, answer: NextAnswer) {
  // An answer to HEAD says nothing.
  const isRead = answer.body.length > 0 && headers.accept?.includes('text/html') && !isDesk(url);
  if (!isRead || answer.status < 400 || !answer.headers['content-type']?.includes('json')) return;
  const { error } = JSON.parse(answer.body.toString()) as { error?: unknown };
  return typeof error === 'string' ? error : undefined;
}

const isPage = (url: string) => !url.startsWith('/api/');
const isOrder = (url: string) => plainPath(url).startsWith('/commande/');

/** What somebody wanted says what they have to hear where the shop is away. */
function awayReason(url: string): Refusal['reason'] {
  if (isDesk(url)) return 'desk';
  const path = plainPath(url.split('?', 1)[0] ?? '');
  if (/^\/(?:commande|api\/shop\/orders)\/[^/]/.test(path)) return 'order';
  return /^\/(?:retractation|api\/shop\/withdrawals)(?:\/|$)/.test(path) ? 'declaration' : 'away';
}

const isDesk = (url: string) => /^\/desk(?:[/?]|$)/.test(url);

/** Who asks is said by us alone. */
function handedOn(request: IncomingMessage, id: string, proxies?: number): IncomingHttpHeaders {
  const kept = Object.entries(request.headers).filter(([name]) => !conditional.has(name));
  const said = { [errorIdHeader]: id, [clientKeyHeader]: readClientKey(request, proxies) };
  return { ...Object.fromEntries(kept), ...said };
}
