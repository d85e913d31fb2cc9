import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl, pageCacheControl } from './cache-control';
import type { Answer } from './choose-answer';
import { errorIdHeader } from './error-id-header';
import { askedOf, createErrorId, type Log, logFailure } from './log-failure';
import type { Notices } from './notices';
import { replaceFailure } from './replace-failure';
import type { Routes } from './routes';
import { ruleCaches } from './rule-caches';

type Given = {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
  notices: Notices;
  log: Log;
  routes: Pick<Routes, 'vary'>;
  /** Milliseconds until a page changes. */
  left: () => number | undefined;
};
type NextAnswer = Extract<Answer, { kind: 'next' }>;

/** Has Next answer a request, says what caches may keep of it, and sends our page where it fails. */
export function createNextAsker({ next, notices, log, routes, left }: Given) {
  return async (request: IncomingMessage, response: ServerResponse, to: NextAnswer) => {
    // Next's own rules for a page would last a year.
    const built = to.isBuilt ? pageCacheControl(left()) : undefined;
    const kept = to.isHome ? cacheControl.home : built;
    const vary = to.isHome ? `${routes.vary}, Accept-Language, Cookie` : routes.vary;
    ruleCaches(response, { kept: to.isKept ? kept : cacheControl.notStored, vary });
    const id = createErrorId();
    request.headers[errorIdHeader] = id;
    const page = await notices.readFailure(request);
    if (!page) return void (await next(request, response));
    const release = replaceFailure(response, () => {
      logFailure(log, `Next answered ${response.statusCode}`, askedOf(request, response), id);
      notices.sendFailure(request, response, { page, id });
    });
    await next(request, response).catch((error) => {
      release();
      throw error;
    });
  };
}
