import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl } from './cache-control';
import type { Encoding } from './choose-encoding';
import { requestIdHeader } from './request-id';

/**
 * Writes a page that speaks of this one request (not found, failed); no cache may keep it. `html`
 * absent: a line of text, for the router (which then navigates hard) and for other methods.
 */
export function sendNotice(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: 404 | 500,
  html?: string | Buffer,
  encoding: Encoding = 'identity',
): void {
  const line = status === 404 ? 'Not Found\n' : 'Internal Server Error\n';
  const body = Buffer.isBuffer(html) ? html : Buffer.from(html ?? line);
  for (const name of response.getHeaderNames())
    if (name !== requestIdHeader.toLowerCase()) response.removeHeader(name);
  response.writeHead(status, {
    'content-type': `text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
    'cache-control': cacheControl.notStored,
  });
  response.end(method === 'HEAD' ? undefined : body);
}
