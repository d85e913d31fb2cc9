import type { IncomingMessage, ServerResponse } from 'node:http';
import type { House } from '@/lib/content/stored-house';
import { reportPath } from '@/lib/errors/report-path';
import { type PageGuards, pageGuards } from '@/lib/policy/page-guards';
import { cacheControl, pageCacheControl } from './cache-control';
import { type Answer, chooseAnswer } from './choose-answer';
import { errorIdHeader } from './error-id-header';
import { errorIdToken } from './error-id-token';
import { fillToken } from './fill-token';
import { guardAnswer } from './guard-answer';
import { guardPacks } from './guard-packs';
import { holdPage } from './hold-page';
import { createErrorId, type Log, logFailure } from './log-failure';
import type { Packs } from './open-packs';
import { isOpenedWhole } from './opened-whole';
import { plainType } from './plain-type';
import { readNoticePage } from './read-notice-page';
import { replaceFailure } from './replace-failure';
import { requestedPathToken } from './requested-path-token';
import type { Routes } from './routes';
import { sendBuilt } from './send-built';
import { sendJson } from './send-json';
import { sendNotice } from './send-notice';
import { sendRendered } from './send-rendered';
import { createReportTaker } from './take-error-report';

type Handler<T = void> = (request: IncomingMessage, response: ServerResponse) => Promise<T>;
type Behind = {
  routes: Routes;
  packs: Packs;
  next: Handler<unknown>;
  log: Log;
  house: House;
  /** When a page changes next, in milliseconds since 1970. */
  nextChange?: () => number | undefined;
};
type Guarded<To = void> = (
  request: IncomingMessage,
  response: ServerResponse,
  showsPage: (guards: PageGuards) => void,
  to: To,
) => Promise<void>;
type NextAnswer = Extract<Answer, { kind: 'next' }>;

/** The front before Next: what the build has written goes out from memory, the rest to `next`. */
export function createFront({ routes, packs, next, log, house, nextChange }: Behind): Handler {
  const guardsOf = guardPacks(house.stores);
  const takeReport = createReportTaker(log);
  const left = () => {
    const at = nextChange?.();
    return at === undefined ? undefined : at - Date.now();
  };
  const askNext: Guarded<NextAnswer> = async (request, response, showsPage, to) => {
    // Next leaves a Cache-Control alone that stands already; its own would last a year.
    if (to.isHome) response.setHeader('cache-control', cacheControl.home);
    else if (to.isBuilt) response.setHeader('cache-control', pageCacheControl(left()));
    const id = createErrorId();
    request.headers[errorIdHeader] = id;
    plainType(response);
    if (to.isPage) {
      const accept = request.headers['accept-encoding']?.toString();
      // Next would compress it, and its scripts could not be read.
      delete request.headers['accept-encoding'];
      holdPage(response, (html) => {
        showsPage(pageGuards(html.toString(), house.stores));
        sendRendered(response, html, accept).catch(() => response.destroy());
      });
    }
    const page = await readNoticePage('server-error', request, routes, packs);
    if (!page) return void (await next(request, response));
    const release = replaceFailure(response, () => {
      logFailure(log, `Next answered ${response.statusCode}`, request, id);
      showsPage(guardsOf(page));
      sendNotice(request, response, 500, fillToken(page.body.toString(), errorIdToken, id));
    });
    await next(request, response).catch((error) => {
      release();
      throw error;
    });
  };

  const answer: Guarded = async (request, response, showsPage) => {
    if (request.url === reportPath && request.method === 'POST') {
      return takeReport(request, response);
    }
    if (request.headers.rsc && (await isOpenedWhole(request, routes, packs, guardsOf))) {
      return void response.writeHead(204, { 'cache-control': cacheControl.notStored }).end();
    }
    const chosen = chooseAnswer(request, routes);
    if (chosen.kind === 'next') return askNext(request, response, showsPage, chosen);
    if (chosen.kind === 'unknown-locale') {
      return sendJson(request, response, 404, { error: 'Unknown locale' });
    }
    if (chosen.kind === 'not-found') {
      if (request.url?.startsWith('/builds/')) {
        return sendJson(request, response, 404, { error: 'Unknown build' });
      }
      const page = await readNoticePage('page-not-found', request, routes, packs);
      if (page) showsPage(guardsOf(page));
      const filled = page && fillToken(page.body.toString(), requestedPathToken, request.url ?? '');
      return sendNotice(request, response, 404, filled);
    }
    const pack = await packs(chosen.file.file);
    if (chosen.file.file.endsWith('.html')) showsPage(guardsOf(pack));
    return sendBuilt(request, response, { ...chosen, pack, vary: routes.vary, left: left() });
  };

  return async (request, response) => {
    const showsPage = guardAnswer(request, response, house.isSecure);
    try {
      await answer(request, response, showsPage);
    } catch (error) {
      const id = createErrorId();
      logFailure(log, error, request, id);
      if (response.writableEnded) return;
      if (response.headersSent) return void response.destroy();
      const reading = readNoticePage('server-error', request, routes, packs);
      const page = await reading.catch(() => undefined);
      if (page) showsPage(guardsOf(page));
      const filled = page && fillToken(page.body.toString(), errorIdToken, id);
      sendNotice(request, response, 500, filled);
    }
  };
}
