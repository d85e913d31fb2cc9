import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { cacheControl } from '../headers/cache-control';
import type { Encoding } from '../headers/choose-encoding';

const lineOf = (status: number) => `${STATUS_CODES[status] ?? status}\n`;

type Notice = {
  html?: string | Buffer | undefined;
  encoding?: Encoding;
  /** In so many seconds it is worth another try. */
  retryAfter?: number | undefined;
};

/**
 * Writes a page that speaks of this one request (not found, failed); no cache may keep it. `html`
 * absent: a line of text, for the router (which then navigates hard) and for other methods.
 */
export function sendNotice(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  { html, encoding = 'identity', retryAfter }: Notice = {},
): void {
  const body = Buffer.isBuffer(html) ? html : Buffer.from(html ?? lineOf(status));
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
  response.writeHead(status, {
    'content-type': `text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
    'cache-control': cacheControl.notStored,
  });
  response.end(method === 'HEAD' ? undefined : body);
}
