import type { IncomingMessage, ServerResponse } from 'node:http';
import type { House } from '@/lib/content/stored-house';
import { reportPath } from '@/lib/errors/report-path';
import { chooseAnswer } from './choice/choose-answer';
import { isOpenedWhole } from './choice/opened-whole';
import { errorIdHeader } from './failures/error-id-header';
import { askedOf, createErrorId, type Log, logFailure } from './failures/log-failure';
import { createReportTaker } from './failures/take-error-report';
import { cacheControl } from './headers/cache-control';
import { guardAnswer, showPage } from './headers/guard-answer';
import { joinVary } from './headers/join-vary';
import { giveRequestId } from './headers/request-id';
import { createNextAsker } from './next/ask-next';
import { callingNext } from './next/call-next';
import { createNotices } from './notices/notices';
import { guardPacks } from './packs/guard-packs';
import type { Packs } from './packs/open-packs';
import type { SendPublic } from './public-files/send-public';
import { createRenderer } from './rendered/answer-rendered';
import { TooBusy } from './rendered/turns';
import { asksPayload } from './requests/payload-address';
import { hasOneHost, refuse, sayMethods } from './requests/refuse-request';
import type { Routes } from './routes/routes';
import { sendBuilt } from './sending/send-built';
import { sendJson } from './sending/send-json';
import { sendRedirect } from './sending/send-redirect';
import { answerHealth } from './watch/answer-health';

type Handler<T = void> = (request: IncomingMessage, response: ServerResponse) => Promise<T>;
type Behind = {
  routes: Routes;
  packs: Packs;
  /** Of Next's own files. */
  chunks: Packs;
  sendPublic: SendPublic;
  next: Handler<unknown>;
  log: Log;
  house: House;
  /** When a page changes next, in milliseconds since 1970. */
  nextChange?: () => number | undefined;
  /** How many stand before us (`readAsker`). */
  proxies?: number | undefined;
  /** Whether visitors may be sent here. */
  isReady?: () => boolean;
};

const readMethods = 'GET, HEAD, OPTIONS';

/** The front before Next: what the build has written goes out from memory, the rest to `next`. */
export function createFront(behind: Behind): Handler {
  const { routes, packs, log, nextChange, isReady = () => true } = behind;
  const takeReport = createReportTaker(log, behind.proxies);
  const left = () => {
    const at = nextChange?.();
    return at === undefined ? undefined : at - Date.now();
  };
  const guardsOf = guardPacks(behind.house.stores);
  const notices = createNotices(routes, packs, guardsOf);
  const askNext = createNextAsker({ ...behind, notices, left });
  const render = createRenderer({ ...behind, guardsOf, ask: callingNext(behind.next) });

  const answer: Handler = async (request, response) => {
    const { method } = request;
    if (!hasOneHost(request)) return refuse(response, 400, 'Bad Request');
    if (request.url === reportPath) {
      if (method === 'POST') return takeReport(request, response);
      if (method === 'OPTIONS') return sayMethods(response, 'POST, OPTIONS');
    }
    if (answerHealth(request, response, isReady)) return;
    if (asksPayload(request.headers) && (await isOpenedWhole(request, routes, packs, guardsOf)))
      return void response.writeHead(204, { 'cache-control': cacheControl.notStored }).end();
    const chosen = chooseAnswer(request, routes);
    switch (chosen.kind) {
      case 'next':
        return askNext(request, response, chosen);
      case 'rendered':
        request.headers[errorIdHeader] = createErrorId();
        return render(request, response, chosen.isKept);
      case 'not-allowed':
        if (method === 'OPTIONS') return sayMethods(response, readMethods);
        return refuse(response, 405, 'Method Not Allowed', readMethods);
      case 'moved':
        return sendRedirect(response, chosen.status, {
          location: chosen.location,
          vary: joinVary(routes.vary, chosen.isHome ? 'Accept-Language, Cookie' : undefined),
        });
      case 'unknown-locale':
        return sendJson(request, response, 404, { error: 'Unknown locale' });
      case 'public':
        if ((await behind.sendPublic(request, response, chosen.path)) === 'sent') return;
        return notices.sendNotFound(request, response);
      case 'chunk': {
        const pack = await behind.chunks(chosen.file.file).catch(forgiveAbsent);
        if (!pack) return notices.sendNotFound(request, response);
        return sendBuilt(request, response, { file: chosen.file, pack });
      }
      case 'built': {
        const pack = await packs(chosen.file.file);
        const isPage = /\.(?:html|rsc)$/.test(chosen.file.file);
        if (chosen.file.file.endsWith('.html')) showPage(response, guardsOf(pack));
        const vary = isPage ? routes.vary : undefined;
        return sendBuilt(request, response, { ...chosen, pack, vary, left: left() });
      }
      default:
        return notices.sendNotFound(request, response);
    }
  };

  return async (request, response) => {
    giveRequestId(request, response);
    guardAnswer(request, response, behind.house.isSecure);
    // Ours alone says it.
    delete request.headers[errorIdHeader];
    try {
      await answer(request, response);
    } catch (error) {
      const id = request.headers[errorIdHeader]?.toString() ?? createErrorId();
      const retryAfter = error instanceof TooBusy ? error.seconds : undefined;
      if (!retryAfter) logFailure(log, error, askedOf(request, response), id);
      if (response.writableEnded) return;
      if (response.headersSent) return void response.destroy();
      const page = await notices.readFailure(request).catch(() => undefined);
      notices.sendFailure(request, response, { page, id, retryAfter });
    }
  };
}

/** A file that the build has listed and somebody has taken away since is not there; all else is a fault. */
function forgiveAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
