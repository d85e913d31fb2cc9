import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl } from './cache-control';
import { errorReportSchema } from './error-report';
import type { Log } from './log-failure';
import { createRateLimit } from './rate-limit';
import { readBody } from './read-body';

/** Bytes. */
const largest = 2_048;
/** For all visitors together, so that nothing about one of them has to be kept. */
const mostPerMinute = 60;

/**
 * Takes what browsers report of errors, one line of the log each. 204; 403 from another site, 413,
 * 400 for anything but a report, 429 for too many.
 */
export function createReportTaker(log: Log) {
  const isWithin = createRateLimit(mostPerMinute, 60_000);

  async function judge(request: IncomingMessage): Promise<number> {
    const from = request.headers['sec-fetch-site'];
    if (from !== undefined && from !== 'same-origin') return 403;
    if (!isWithin()) return 429;
    const body = await readBody(request, largest);
    if (body === undefined) return 413;
    const report = errorReportSchema.safeParse(parse(body));
    if (!report.success) return 400;
    const time = new Date().toISOString();
    log(`${JSON.stringify({ level: 'error', from: 'browser', time, ...report.data })}\n`);
    return 204;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = await judge(request);
    response.writeHead(status, { 'cache-control': cacheControl.notStored }).end();
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
