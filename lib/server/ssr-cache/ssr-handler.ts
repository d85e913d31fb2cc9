import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { asksPayload } from '@/lib/next-internals/payloads';
import { createCachedBody } from '../body-cache/cached-body';
import { type MaybePromise, thenSync } from '../body-cache/maybe-promise';
import type { Routes } from '../build-routes/routes';
import { type CallNext, signalOf } from '../call-next';
import { createErrorId, errorIdHeader } from '../failures/log-failure';
import { answerCacheControl, cacheControl, joinVary, pageCacheControl } from '../headers/caching';
import { markAsPage, type PageHeadersOf } from '../headers/security-headers';
import { readVisitorKey } from '../requests/client-key';
import type { Answer } from '../routing/find-target';
import { sendCachedBody } from '../sending/send-cached-body';
import { createRenderQueue, type EnqueueRender } from './render-queue';
import { cacheKey, openSsrCache, type RenderedResponse } from './ssr-cache';

type SsrOptions = {
  callNext: CallNext;
  /** Next moment at which a page changes, in milliseconds since 1970. */
  nextChange?: (() => number | undefined) | undefined;
  /** State that responses depend on besides the time. A new object means that it has changed. */
  state?: (() => unknown) | undefined;
  /** Number of trusted proxies (`readClientKey`). */
  proxies?: number | undefined;
  routes: Pick<Routes, 'vary'>;
  pageHeadersOf: PageHeadersOf;
  /** The process-wide queue for CPU-bound work; by default a new queue. */
  enqueueRender?: EnqueueRender | undefined;
};

type Chosen = Extract<Answer, { kind: 'next' | 'rendered' }>;

/** Responses that wait for the same rendering. */
type SharedRender = { waiting: Set<ServerResponse>; answer: Promise<RenderedResponse | undefined> };

/**
 * Answers GET and HEAD requests that need Next: from the SSR cache if possible, else through the render queue.
 * @throws ServerBusyError, and if Next fails
 */
export function createRenderer({
  callNext,
  nextChange,
  state,
  proxies,
  routes,
  pageHeadersOf,
  enqueueRender = createRenderQueue(),
}: SsrOptions) {
  const { find, render } = openSsrCache({ callNext, nextChange, state });
  const pending = new Map<string, SharedRender>();

  /** Renders once for all concurrent requests. Skipped if none of them is still open. */
  function renderShared(address: string, request: IncomingMessage, response: ServerResponse) {
    const pendingRender = pending.get(address);
    if (pendingRender) {
      pendingRender.waiting.add(response);
      return pendingRender.answer;
    }
    const waiting = new Set([response]);
    const isWanted = () => [...waiting].some((one) => !one.destroyed);
    // The visitor's headers are not passed on, because the response is shared with other visitors.
    const headers = assignErrorId(request);
    const answer = enqueueRender({ visitor: readVisitorKey(request, proxies), isWanted }, () =>
      render(address, headers),
    ).finally(() => pending.delete(address));
    pending.set(address, { waiting, answer });
    return answer;
  }

  async function renderUncached(
    request: IncomingMessage,
    response: ServerResponse,
    { kind }: Chosen,
  ) {
    const renderRequest = {
      visitor: readVisitorKey(request, proxies),
      isWanted: () => !response.destroyed,
    };
    assignErrorId(request);
    const signal = signalOf(response);
    const renderResponse = () =>
      callNext(request.url ?? '/', unconditional(request.headers), { signal }).catch((error) => {
        if (signal.aborted) return undefined;
        throw error;
      });
    // Files that Next has built, and redirects, need no CPU time.
    const answer = await (kind === 'next'
      ? renderResponse()
      : enqueueRender(renderRequest, renderResponse));
    return (
      answer && { ...answer, cachedBody: createCachedBody(answer.body, { lifetime: 'passing' }) }
    );
  }

  /** `Cache-Control` of a response: at most until the next page change; `undefined` keeps Next's own rule. */
  function cacheRule(address: string | undefined, chosen: Chosen): string | undefined {
    const at = nextChange?.();
    const millisecondsLeft = at === undefined ? undefined : at - Date.now();
    // Next's own rule for a built page would be valid for a year.
    if (chosen.kind === 'next' && chosen.isBuilt) return pageCacheControl(millisecondsLeft);
    if (address === undefined) return undefined;
    // The address names what the visitor has saved: only this server may cache the response.
    if (/^\/api\/(?:cards|follows)\b/.test(address)) return undefined;
    return /^\/(?:api\/|oembed\?)/.test(address)
      ? answerCacheControl(millisecondsLeft)
      : pageCacheControl(millisecondsLeft);
  }

  const varyElsewhere = joinVary(routes.vary, 'Accept-Encoding');

  return (
    request: IncomingMessage,
    response: ServerResponse,
    chosen: Chosen,
  ): MaybePromise<void> => {
    const isPage = chosen.kind === 'rendered' && !asksPayload(request.headers);
    const address = isPage ? cacheKey(request.url ?? '/') : undefined;
    const answer = address
      ? (find(address) ?? renderShared(address, request, response))
      : renderUncached(request, response, chosen);
    return thenSync(answer, (rendered) => {
      if (!rendered || response.destroyed) return void response.destroy();
      return sendRendered(request, response, { answer: rendered, address, chosen });
    });
  };

  type Delivery = { answer: RenderedResponse; address: string | undefined; chosen: Chosen };

  function sendRendered(
    request: IncomingMessage,
    response: ServerResponse,
    { answer, address, chosen }: Delivery,
  ): MaybePromise<void> {
    const { status, headers, cookies, cachedBody } = answer;
    // 501 is a valid response: oEmbed returns it for an unsupported format.
    if (status >= 500 && status !== 501) throw new Error(`Next answered ${status}`);
    if (headers['content-type']?.startsWith('text/html'))
      markAsPage(response, pageHeadersOf(cachedBody));
    const ownRule = status === 200 ? cacheRule(address, chosen) : undefined;
    const rule = !chosen.isCacheable || status >= 300 ? cacheControl.notStored : ownRule;
    // Whether Next redirects may depend on the client's headers, so a redirect needs `Vary`.
    const vary = status >= 300 && status < 400 ? varyElsewhere : undefined;
    return sendCachedBody(request, response, { status, headers, cookies, rule, vary, cachedBody });
  }
}

/** Removes conditional headers: `sendCachedBody` compares ETags of the body itself. */
function unconditional({
  'if-none-match': _match,
  'if-modified-since': _since,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

/** Sets a new error id on the request, so that Next's log and ours use the same id. Returns it as headers. */
function assignErrorId({ headers }: IncomingMessage): Record<string, string> {
  const id = createErrorId();
  headers[errorIdHeader] = id;
  return { [errorIdHeader]: id };
}
