import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '@/lib/primitives/http/parse-json';
import { cacheControl } from '../headers/cache-control';
import { readClientKey } from '../requests/client-key';
import { readBody } from '../requests/read-body';
import { hideTokens } from '../uncached/hide-tokens';
import { errorReportSchema } from './error-report';
import { createFairLimit } from './fair-limit';
import type { Log } from './log-failure';

/** Bytes. */
const largest = 2_048;
/** Lines a minute. Invalid reports do not count. */
const limits = { most: 300, each: 10, window: 60_000 };

/**
 * Accepts error reports of browsers, one log line each. Responds 204; 403 for another origin, 413 for a large body,
 * 400 for an invalid report, 429 above the limit per client, per error, or in total.
 * @param proxies number of trusted proxies (`readClientKey`)
 */
export function createReportTaker(log: Log, proxies?: number) {
  const isWithin = createFairLimit(limits);

  async function judge(request: IncomingMessage): Promise<number> {
    const from = request.headers['sec-fetch-site'];
    if (from !== undefined && from !== 'same-origin') return 403;
    const body = await readBody(request, largest);
    if (body === undefined) return 413;
    const report = errorReportSchema.safeParse(parseJson(body));
    if (!report.success) return 400;
    const { message, path } = report.data;
    if (!isWithin(`asker ${readClientKey(request, proxies)}`, `error ${path} ${message}`))
      return 429;
    const time = new Date().toISOString();
    const said = { message: hideTokens(message), path: hideTokens(path) };
    log(`${JSON.stringify({ level: 'error', from: 'browser', time, ...report.data, ...said })}\n`);
    return 204;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = await judge(request);
    // Does not wait for the rest of a body that is too large.
    if (status === 413) response.shouldKeepAlive = false;
    const retry = status === 429 ? { 'retry-after': String(limits.window / 1000) } : {};
    response.writeHead(status, { ...retry, 'cache-control': cacheControl.notStored }).end();
  };
}
