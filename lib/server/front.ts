import type { IncomingMessage, ServerResponse } from 'node:http';
import { reportPath } from '@/lib/errors/report-path';
import { answerHealth } from './answer-health';
import { cacheControl, pageCacheControl } from './cache-control';
import { type Answer, chooseAnswer } from './choose-answer';
import { errorIdHeader } from './error-id-header';
import { errorIdToken } from './error-id-token';
import { fillToken } from './fill-token';
import { createErrorId, type Log, logFailure } from './log-failure';
import type { Packs } from './open-packs';
import { plainType } from './plain-type';
import { readNoticePage } from './read-notice-page';
import { replaceFailure } from './replace-failure';
import { requestedPathToken } from './requested-path-token';
import type { Routes } from './routes';
import { sendBuilt } from './send-built';
import { sendJson } from './send-json';
import { sendNotice } from './send-notice';
import { createReportTaker } from './take-error-report';

type Handler<T = void> = (request: IncomingMessage, response: ServerResponse) => Promise<T>;
type Behind = {
  routes: Routes;
  packs: Packs;
  next: Handler<unknown>;
  log: Log;
  /** When a page changes next, in milliseconds since 1970. */
  nextChange?: () => number | undefined;
  /** Whether visitors may be sent here. */
  isReady?: () => boolean;
};
type NextAnswer = Extract<Answer, { kind: 'next' }>;

/** The front before Next: what the build has written goes out from memory, the rest to `next`. */
export function createFront({
  routes,
  packs,
  next,
  log,
  nextChange,
  isReady = () => true,
}: Behind): Handler {
  const takeReport = createReportTaker(log);
  const left = () => {
    const at = nextChange?.();
    return at === undefined ? undefined : at - Date.now();
  };
  const askNext = async (request: IncomingMessage, response: ServerResponse, to: NextAnswer) => {
    // Next leaves a Cache-Control alone that stands already; its own would last a year.
    if (to.isHome) response.setHeader('cache-control', cacheControl.home);
    else if (to.isBuilt) response.setHeader('cache-control', pageCacheControl(left()));
    const id = createErrorId();
    request.headers[errorIdHeader] = id;
    plainType(response);
    const page = await readNoticePage('server-error', request, routes, packs);
    if (!page) return void (await next(request, response));
    const release = replaceFailure(response, () => {
      logFailure(log, `Next answered ${response.statusCode}`, request, id);
      sendNotice(request, response, 500, fillToken(page.toString(), errorIdToken, id));
    });
    await next(request, response).catch((error) => {
      release();
      throw error;
    });
  };

  const answer: Handler = async (request, response) => {
    if (request.url === reportPath && request.method === 'POST') {
      return takeReport(request, response);
    }
    if (answerHealth(request, response, isReady)) return;
    const chosen = chooseAnswer(request, routes);
    if (chosen.kind === 'next') return askNext(request, response, chosen);
    if (chosen.kind === 'unknown-locale') {
      return sendJson(request, response, 404, { error: 'Unknown locale' });
    }
    if (chosen.kind === 'not-found') {
      if (request.url?.startsWith('/builds/')) {
        return sendJson(request, response, 404, { error: 'Unknown build' });
      }
      const page = await readNoticePage('page-not-found', request, routes, packs);
      const filled = page && fillToken(page.toString(), requestedPathToken, request.url ?? '');
      return sendNotice(request, response, 404, filled);
    }
    const pack = await packs(chosen.file.file);
    return sendBuilt(request, response, { ...chosen, pack, vary: routes.vary, left: left() });
  };

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      const id = createErrorId();
      logFailure(log, error, request, id);
      if (response.writableEnded) return;
      if (response.headersSent) return void response.destroy();
      const reading = readNoticePage('server-error', request, routes, packs);
      const page = await reading.catch(() => undefined);
      sendNotice(request, response, 500, page && fillToken(page.toString(), errorIdToken, id));
    }
  };
}
