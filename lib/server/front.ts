import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl, pageCacheControl } from './cache-control';
import { type Answer, chooseAnswer } from './choose-answer';
import { fillRequestedPath } from './fill-requested-path';
import { type Log, logFailure } from './log-failure';
import type { Packs } from './open-packs';
import { readNoticePage } from './read-notice-page';
import { replaceFailure } from './replace-failure';
import type { Routes } from './routes';
import { sendBuilt } from './send-built';
import { sendNotice } from './send-notice';

type Handler<T = void> = (request: IncomingMessage, response: ServerResponse) => Promise<T>;
type Behind = {
  routes: Routes;
  packs: Packs;
  next: Handler<unknown>;
  log: Log;
  /** When a page changes next, in milliseconds since 1970. */
  nextChange?: () => number | undefined;
};
type NextAnswer = Extract<Answer, { kind: 'next' }>;

/** The front before Next: what the build has written goes out from memory, the rest to `next`. */
export function createFront({ routes, packs, next, log, nextChange }: Behind): Handler {
  const left = () => {
    const at = nextChange?.();
    return at === undefined ? undefined : at - Date.now();
  };
  const askNext = async (request: IncomingMessage, response: ServerResponse, to: NextAnswer) => {
    // Next leaves a Cache-Control alone that stands already; its own would last a year.
    if (to.isHome) response.setHeader('cache-control', cacheControl.home);
    else if (to.isBuilt) response.setHeader('cache-control', pageCacheControl(left()));
    const page = await readNoticePage('server-error', request, routes, packs);
    if (!page) return void (await next(request, response));
    const release = replaceFailure(response, () => {
      logFailure(log, `Next answered ${response.statusCode}`, request);
      sendNotice(request, response, 500, page);
    });
    await next(request, response).catch((error) => {
      release();
      throw error;
    });
  };

  const answer: Handler = async (request, response) => {
    const chosen = chooseAnswer(request, routes);
    if (chosen.kind === 'next') return askNext(request, response, chosen);
    if (chosen.kind === 'not-found') {
      const page = await readNoticePage('page-not-found', request, routes, packs);
      return sendNotice(request, response, 404, page && fillRequestedPath(page, request.url ?? ''));
    }
    const pack = await packs(chosen.file.file);
    return sendBuilt(request, response, { ...chosen, pack, vary: routes.vary, left: left() });
  };

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      logFailure(log, error, request);
      if (response.writableEnded) return;
      if (response.headersSent) return void response.destroy();
      const page = readNoticePage('server-error', request, routes, packs);
      sendNotice(request, response, 500, await page.catch(() => undefined));
    }
  };
}
