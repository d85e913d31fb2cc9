import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerSite } from '@/lib/content/store/stored-site';
import { asksPayload } from '@/lib/next-internals/payloads';
import { reportPath } from '@/lib/site/errors/report-errors';
import type { BodyCache } from './body-cache/body-cache';
import type { CachedBody } from './body-cache/cached-body';
import { type MaybePromise, thenSync } from './body-cache/maybe-promise';
import type { Routes } from './build-routes/routes';
import type { CallNext } from './call-next';
import { createPreviewAnswer } from './draft-preview/answer-preview';
import { readDraftMedia, readPreviewToken } from './draft-preview/draft-previews';
import { sendDraftMedia } from './draft-preview/send-draft-media';
import { createErrorPages } from './error-pages/error-pages';
import { createErrorReportHandler } from './failures/error-reports';
import {
  createErrorId,
  describeRequest,
  errorIdHeader,
  type Log,
  logFailure,
} from './failures/log-failure';
import { cacheControl, joinVary } from './headers/caching';
import { assignRequestId } from './headers/request-id';
import { createPageHeadersCache, setSecurityHeaders } from './headers/security-headers';
import { FileNotFoundError } from './on-demand/render-file';
import type { SendPublic } from './public-files';
import { hasValidHost, sendAllowedMethods, sendClientError } from './requests/bad-request';
import { chooseAnswer, needsDocumentLoad } from './routing/choose-response';
import { createBuiltSender, homeVary, sendBuilt } from './sending/send-cached-body';
import { sendJson, sendRedirect } from './sending/short-responses';
import { type EnqueueRender, ServerBusyError } from './ssr-cache/render-queue';
import { createRenderer } from './ssr-cache/ssr-handler';
import { createUncachedHandler } from './uncached/uncached-handler';
import { handleHealthRequest } from './watch/health';

type Handler<T> = (request: IncomingMessage, response: ServerResponse) => T;
export type RequestHandler = Handler<MaybePromise<void>>;
type RequestHandlerOptions = {
  routes: Routes;
  bodyCache: BodyCache;
  /** Cache of Next's chunks. */
  chunks: BodyCache;
  sendPublic: SendPublic;
  callNext: CallNext;
  /** Secret of the build, with which previews of drafts are rendered. */
  secret?: string;
  /** Queue for CPU-bound rendering. */
  enqueueRender?: EnqueueRender;
  log: Log;
  site: ServerSite;
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

/**
 * The request handler in front of Next. It answers from memory and from files where it can, and passes other requests
 * to Next.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { routes, bodyCache, log, nextChange, isReady = () => true } = options;
  const receiveErrorReport = createErrorReportHandler(log, options.proxies);
  const left = () => {
    const at = nextChange?.();
    return at === undefined ? undefined : at - Date.now();
  };
  const pageHeadersOf = createPageHeadersCache(options.site.stores);
  const errorPages = createErrorPages(routes, bodyCache, pageHeadersOf);
  const render = createRenderer({ ...options, pageHeadersOf });
  const answerUncached = createUncachedHandler({ ...options, pageHeadersOf, errorPages });

  const sendFile = createBuiltSender({ ...options, pageHeadersOf, left });

  const answerPreview = createPreviewAnswer({ ...options, pageHeadersOf });

  const handle: RequestHandler = (request, response) => {
    const { method, url = '/' } = request;
    if (!hasValidHost(request)) return sendClientError(response, 400, 'Bad Request');
    if (url === reportPath) {
      if (method === 'POST') return receiveErrorReport(request, response);
      if (method === 'OPTIONS') return sendAllowedMethods(response, 'POST, OPTIONS');
    }
    if (handleHealthRequest(request, response, isReady)) return;
    const media = readDraftMedia(url);
    const token = readPreviewToken(url);
    if (!media && !token) return answer(request, response);
    const answered = media
      ? sendDraftMedia(request, response, media)
      : answerPreview(request, response, token ?? '');
    return answered.then((isAnswered) => (isAnswered ? undefined : answer(request, response)));
  };

  const answer: RequestHandler = (request, response) => {
    if (!asksPayload(request.headers)) return choose(request, response);
    return thenSync(needsDocumentLoad(request, { ...options, pageHeadersOf }), (isWhole) => {
      if (!isWhole) return choose(request, response);
      response.writeHead(204, { 'cache-control': cacheControl.notStored }).end();
    });
  };

  const choose: RequestHandler = (request, response) => {
    const chosen = chooseAnswer(request, routes);
    switch (chosen.kind) {
      case 'next':
      case 'rendered':
        return render(request, response, chosen);
      case 'live':
        return answerUncached(request, response);
      case 'not-allowed':
        if (request.method === 'OPTIONS') return sendAllowedMethods(response, readMethods);
        return sendClientError(response, 405, 'Method Not Allowed', readMethods);
      case 'moved':
        return sendRedirect(response, chosen.status, {
          location: chosen.location,
          vary: chosen.isHome ? joinVary(routes.vary, homeVary) : routes.vary,
        });
      case 'unknown-locale':
        return sendJson(request, response, 404, { error: 'Unknown locale' });
      case 'public':
        return thenSync(options.sendPublic(request, response, chosen.path), (how) =>
          how === 'sent' ? undefined : errorPages.sendNotFound(request, response),
        );
      case 'chunk':
        return thenSync(open(options.chunks, chosen.file.file), (cachedBody) =>
          cachedBody
            ? sendBuilt(request, response, { file: chosen.file, cachedBody })
            : errorPages.sendNotFound(request, response),
        );
      case 'built':
        return sendFile(request, response, chosen);
      default:
        return errorPages.sendNotFound(request, response);
    }
  };

  const fail = async (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    if (error instanceof FileNotFoundError) return errorPages.sendNotFound(request, response);
    const id = request.headers[errorIdHeader]?.toString() ?? createErrorId();
    const retryAfter = error instanceof ServerBusyError ? error.seconds : undefined;
    if (!retryAfter) logFailure(log, error, describeRequest(request, response), id);
    if (response.writableEnded) return;
    if (response.headersSent) return void response.destroy();
    const page = await errorPages.readFailure(request).catch(() => undefined);
    errorPages.sendFailure(request, response, { page, id, retryAfter });
  };

  return (request, response) => {
    assignRequestId(request, response);
    setSecurityHeaders(request, response, options.site.isSecure);
    // Only this server may set the error id.
    if (request.headers[errorIdHeader] !== undefined) delete request.headers[errorIdHeader];
    try {
      const pending = handle(request, response);
      return pending?.catch((error) => fail(request, response, error));
    } catch (error) {
      return fail(request, response, error);
    }
  };
}

/**
 * The body of a file; `undefined` if it has been deleted since the start. Other errors are thrown.
 */
function open(bodyCache: BodyCache, file: string): MaybePromise<CachedBody | undefined> {
  const cachedBody = bodyCache(file);
  if (!(cachedBody instanceof Promise)) return cachedBody;
  return cachedBody.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}
