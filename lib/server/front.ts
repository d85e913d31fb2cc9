import type { IncomingMessage, ServerResponse } from 'node:http';
import type { House } from '@/lib/content/store/stored-house';
import { asksPayload } from '@/lib/next-internals/payloads';
import { reportPath } from '@/lib/site/errors/report-path';
import type { BodyCache } from './body-cache/body-cache';
import type { CachedBody } from './body-cache/cached-body';
import { secureBodies } from './body-cache/secure-bodies';
import { type Coming, whenThere } from './body-cache/when-there';
import { createErrorPages } from './error-pages/error-pages';
import { errorIdHeader } from './failures/error-id-header';
import { askedOf, createErrorId, type Log, logFailure } from './failures/log-failure';
import { createReportTaker } from './failures/take-error-report';
import { cacheControl } from './headers/cache-control';
import { joinVary } from './headers/join-vary';
import { giveRequestId } from './headers/request-id';
import { setSecurityHeaders } from './headers/security-headers';
import type { CallNext } from './next/call-next';
import type { SendPublic } from './public-files/send-public';
import { hasOneHost, refuse, sayMethods } from './requests/refuse-request';
import type { Routes } from './routes/routes';
import { chooseAnswer } from './routing/choose-answer';
import { isOpenedWhole } from './routing/opened-whole';
import { createBuiltSender, homeVary } from './sending/built-sender';
import { sendBuilt } from './sending/send-built';
import { sendJson } from './sending/send-json';
import { sendRedirect } from './sending/send-redirect';
import { createRenderer } from './ssr-cache/answer-rendered';
import { type Take, TooBusy } from './ssr-cache/render-queue';
import { createLive } from './uncached/answer-uncached';
import { answerHealth } from './watch/answer-health';

type Handler<T> = (request: IncomingMessage, response: ServerResponse) => T;
type Behind = {
  routes: Routes;
  bodyCache: BodyCache;
  /** Cache of Next's chunks. */
  chunks: BodyCache;
  sendPublic: SendPublic;
  ask: CallNext;
  /** Queue for CPU-bound rendering. */
  take?: Take;
  log: Log;
  house: House;
  /** Next moment at which a page changes, in milliseconds since 1970. */
  nextChange?: () => number | undefined;
  /** State that responses depend on besides the time. A new object means that it has changed. */
  state?: () => unknown;
  /** Number of trusted proxies (`readClientKey`). */
  proxies?: number | undefined;
  /** Whether the server accepts traffic (`/readyz`). */
  isReady?: () => boolean;
};

const readMethods = 'GET, HEAD, OPTIONS';

/** The request handler before Next: built files are sent from memory, other requests go to Next. */
export function createFront(behind: Behind): Handler<Coming<void>> {
  const { routes, bodyCache, log, nextChange, isReady = () => true } = behind;
  const takeReport = createReportTaker(log, behind.proxies);
  const left = () => {
    const at = nextChange?.();
    return at === undefined ? undefined : at - Date.now();
  };
  const guardsOf = secureBodies(behind.house.stores);
  const notices = createErrorPages(routes, bodyCache, guardsOf);
  const render = createRenderer({ ...behind, guardsOf });
  const answerLive = createLive({ ...behind, guardsOf, notices });

  const sendFile = createBuiltSender({ ...behind, guardsOf, left });

  const answer: Handler<Coming<void>> = (request, response) => {
    const { method } = request;
    if (!hasOneHost(request)) return refuse(response, 400, 'Bad Request');
    if (request.url === reportPath) {
      if (method === 'POST') return takeReport(request, response);
      if (method === 'OPTIONS') return sayMethods(response, 'POST, OPTIONS');
    }
    if (answerHealth(request, response, isReady)) return;
    if (!asksPayload(request.headers)) return choose(request, response);
    return whenThere(isOpenedWhole(request, { ...behind, guardsOf }), (isWhole) => {
      if (!isWhole) return choose(request, response);
      response.writeHead(204, { 'cache-control': cacheControl.notStored }).end();
    });
  };

  const choose: Handler<Coming<void>> = (request, response) => {
    const chosen = chooseAnswer(request, routes);
    switch (chosen.kind) {
      case 'next':
      case 'rendered':
        return render(request, response, chosen);
      case 'live':
        return answerLive(request, response);
      case 'not-allowed':
        if (request.method === 'OPTIONS') return sayMethods(response, readMethods);
        return refuse(response, 405, 'Method Not Allowed', readMethods);
      case 'moved':
        return sendRedirect(response, chosen.status, {
          location: chosen.location,
          vary: chosen.isHome ? joinVary(routes.vary, homeVary) : routes.vary,
        });
      case 'unknown-locale':
        return sendJson(request, response, 404, { error: 'Unknown locale' });
      case 'public':
        return whenThere(behind.sendPublic(request, response, chosen.path), (how) =>
          how === 'sent' ? undefined : notices.sendNotFound(request, response),
        );
      case 'chunk':
        return whenThere(open(behind.chunks, chosen.file.file), (pack) =>
          pack
            ? sendBuilt(request, response, { file: chosen.file, pack })
            : notices.sendNotFound(request, response),
        );
      case 'built':
        return sendFile(request, response, chosen);
      default:
        return notices.sendNotFound(request, response);
    }
  };

  const fail = async (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    const id = request.headers[errorIdHeader]?.toString() ?? createErrorId();
    const retryAfter = error instanceof TooBusy ? error.seconds : undefined;
    if (!retryAfter) logFailure(log, error, askedOf(request, response), id);
    if (response.writableEnded) return;
    if (response.headersSent) return void response.destroy();
    const page = await notices.readFailure(request).catch(() => undefined);
    notices.sendFailure(request, response, { page, id, retryAfter });
  };

  return (request, response) => {
    giveRequestId(request, response);
    setSecurityHeaders(request, response, behind.house.isSecure);
    // Only this server may set the error id.
    if (request.headers[errorIdHeader] !== undefined) delete request.headers[errorIdHeader];
    try {
      const coming = answer(request, response);
      return coming?.catch((error) => fail(request, response, error));
    } catch (error) {
      return fail(request, response, error);
    }
  };
}

/** `undefined` if a file of the build has been deleted since the start. Other errors are thrown. */
function open(bodyCache: BodyCache, file: string): Coming<CachedBody | undefined> {
  const pack = bodyCache(file);
  if (!(pack instanceof Promise)) return pack;
  return pack.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}
