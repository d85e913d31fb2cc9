import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { parseJson } from '@/lib/primitives/json';
import { cacheControl } from '../headers/caching';
import { readClientKey } from '../requests/client-key';
import { readBody } from '../requests/read-request';
import { redactTokens } from '../uncached/shop-addresses';
import type { Log } from './log-failure';
import { createRateLimit } from './rate-limit';

/** An error report of a browser (`lib/site/errors/report-errors.ts`). Other fields are refused. */
const errorReportSchema = z.strictObject({
  /** Our error id, or Next's digest. */
  id: z.string().regex(/^[\w@]{1,24}$/),
  message: z.string().max(300),
  path: z.string().startsWith('/').max(300),
});

/** Maximum size of a report in bytes. */
const largest = 2_048;
/** Maximum log lines per minute. Invalid reports do not count. */
const limits = { most: 300, each: 10, window: 60_000 };

/**
 * Accepts error reports of browsers, one log line each. Responds 204; 403 for another origin, 413 for a large body,
 * 400 for an invalid report, 429 above the limit per client, per error, or in total.
 * @param proxies number of trusted proxies (`readClientKey`)
 */
export function createErrorReportHandler(log: Log, proxies?: number) {
  const isWithin = createRateLimit(limits);

  async function checkReport(request: IncomingMessage): Promise<number> {
    const from = request.headers['sec-fetch-site'];
    if (from !== undefined && from !== 'same-origin') return 403;
    const body = await readBody(request, largest);
    if (body === undefined) return 413;
    const report = errorReportSchema.safeParse(parseJson(body));
    if (!report.success) return 400;
    const { message, path } = report.data;
    if (!isWithin(`client ${readClientKey(request, proxies)}`, `error ${path} ${message}`))
      return 429;
    const time = new Date().toISOString();
    const redacted = { message: redactTokens(message), path: redactTokens(path) };
    log(
      `${JSON.stringify({ level: 'error', from: 'browser', time, ...report.data, ...redacted })}\n`,
    );
    return 204;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = await checkReport(request);
    // Does not wait for the rest of a body that is too large.
    if (status === 413) response.shouldKeepAlive = false;
    const retry = status === 429 ? { 'retry-after': String(limits.window / 1000) } : {};
    response.writeHead(status, { ...retry, 'cache-control': cacheControl.notStored }).end();
  };
}
