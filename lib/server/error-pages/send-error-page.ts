import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { CachedBody } from '../body-cache/cached-body';
import type { MaybePromise } from '../body-cache/maybe-promise';
import { cacheControl } from '../headers/caching';
import { sendCachedBody } from '../sending/send-cached-body';

const lineOf = (status: number) => `${STATUS_CODES[status] ?? status}\n`;
const htmlType = 'text/html; charset=utf-8';

type ErrorPageContent = {
  html?: string | Buffer | undefined;
  /** Seconds until a retry makes sense. */
  retryAfter?: number | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
};

/**
 * Sends an error page that belongs to this request only; no cache may store it. Without `html` the
 * response is one line of text: for the router (which then loads the page as a document), for
 * images and scripts, and for methods other than GET and HEAD.
 */
export function sendErrorPage(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  { html, retryAfter, headers }: ErrorPageContent = {},
): void {
  const body = Buffer.from(html ?? lineOf(status));
  removeHeaders(response);
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
  response.writeHead(status, {
    'content-type': html === undefined ? 'text/plain; charset=utf-8' : htmlType,
    'content-length': body.length,
    'cache-control': cacheControl.notStored,
    ...headers,
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Sends a not-found page, compressed; no cache may store it. */
export function sendNotFoundPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedBody,
): MaybePromise<void> {
  removeHeaders(response);
  return sendCachedBody(request, response, {
    status: 404,
    headers: { 'content-type': htmlType },
    rule: cacheControl.notStored,
    cachedBody: page,
  });
}

/** Removes headers that were set for the response that is not sent. */
function removeHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}
