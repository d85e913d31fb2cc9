import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '../choice/answer';
import { errorIdHeader } from '../failures/error-id-header';
import { askedOf, createErrorId, type Log, logFailure } from '../failures/log-failure';
import { replaceFailure } from '../failures/replace-failure';
import { cacheControl, pageCacheControl } from '../headers/cache-control';
import { ruleCaches } from '../headers/rule-caches';
import type { Notices } from '../notices/notices';
import type { Routes } from '../routes/routes';

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
    const kept = to.isBuilt ? pageCacheControl(left()) : undefined;
    ruleCaches(response, {
      kept: to.isKept ? kept : cacheControl.notStored,
      vary: routes.vary,
    });
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
