import type { IncomingMessage } from 'node:http';
import { readVisitor } from '../requests/client-key';
import { readBytes } from '../requests/read-body';
import type { RefusalReason } from './refusal-words';
import { isSameOrigin } from './same-origin';
import { createLiveLimits, hookPath, type LiveLimits, limitWindow } from './uncached-limits';

/** Bytes: a form with all its lines and texts. */
const largestBody = 64 * 1024;
/**
 * Bytes, for requests with a cart. No regular form is so large, but a cart of 10,000 lines still passes, so that the
 * checkout can report what is wrong with it.
 */
const largestCart = 512 * 1024;
const cartPaths = new Set(['/api/shop/orders', '/api/shop/quote']);

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export type Refusal = {
  status: 403 | 405 | 413 | 429 | 503;
  reason: RefusalReason;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
};

/**
 * Checks a request and reads its body: same origin, within the size and rate limits.
 * @param proxies number of trusted proxies (`readClientKey`)
 */
export function createJudge(proxies?: number, limits?: Partial<LiveLimits>) {
  const isWithin = createLiveLimits(limits);
  return async (request: IncomingMessage): Promise<{ body?: Buffer } | { refusal: Refusal }> => {
    const { method = 'GET', url = '/', headers } = request;
    if (reading.has(method)) return {};
    if (!writing.has(method)) return { refusal: { status: 405, reason: 'method' } };
    const path = url.split('?', 1)[0] ?? '';
    if (path !== hookPath && !isSameOrigin(headers))
      return { refusal: { status: 403, reason: 'foreign' } };
    if (!isWithin(path, readVisitor(request, proxies)))
      return { refusal: { status: 429, reason: 'often', retryAfter: limitWindow / 1000 } };
    const body = await readBytes(request, cartPaths.has(path) ? largestCart : largestBody);
    return body ? { body } : { refusal: { status: 413, reason: 'large' } };
  };
}
